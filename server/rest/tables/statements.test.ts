import fc from 'fast-check';
import { expect, test } from 'vitest';
import { RestFault } from '../fault.ts';
import { parseQuery } from '../query/parse-query.ts';
import { type MediaType, negotiate } from '../request/media-type.ts';
import { parsePayload } from '../request/payload.ts';
import { anySearch, hostileText, MARK, PARCELS, validSearch } from '../testing/arbitrary-query.ts';
import { findForeignTokens } from '../testing/sql-tokens.ts';
import { planRead } from './read.ts';
import type { Statement } from './statement.ts';
import { planWrite, type Write } from './write.ts';

const NAMES = [PARCELS.name, ...PARCELS.columns.keys()];
const mediaTypes = fc
  .constantFrom('application/json', 'text/csv', 'application/vnd.pgrst.object+json;nulls=stripped')
  .map(negotiate);

function plansOf(search: string, mediaType: MediaType): Statement[] {
  const query = parseQuery(search, PARCELS.name);
  const payload = parsePayload(JSON.stringify({ label: MARK, 'odd "name': MARK }), undefined);
  const range = { offset: 3, limit: 7 };
  const { page, count, estimate } = planRead(query, range, PARCELS, { mediaType, count: 'exact' });
  const writes: Write[] = [
    { verb: 'insert', payload },
    { verb: 'update', payload },
    { verb: 'delete' },
  ];
  const planned = writes
    .filter(({ verb }) => verb === 'insert' || query.conditions.length > 0)
    .map((write) => planWrite(write, query, PARCELS, { mediaType, returns: 'representation' }));
  return [page, count, estimate, ...planned];
}

test('no text of a request is in a statement, only names of the catalogue and parameters', () => {
  fc.assert(
    fc.property(validSearch, mediaTypes, (search, mediaType) => {
      for (const { text, values } of plansOf(search, mediaType)) {
        expect(text).not.toContain(MARK);
        expect(findForeignTokens(text, NAMES)).toEqual([]);
        const used = [...text.matchAll(/\$(\d+)/g)].map(([, index]) => Number(index));
        expect(Math.max(0, ...used)).toBe(values.length);
      }
    }),
    { numRuns: 500 },
  );
});

test('whatever is sent is planned cleanly or refused', () => {
  fc.assert(
    fc.property(anySearch, mediaTypes, (search, mediaType) => {
      try {
        for (const { text } of plansOf(search, mediaType)) {
          expect(findForeignTokens(text, NAMES)).toEqual([]);
        }
      } catch (error) {
        expect(error).toBeInstanceOf(RestFault);
      }
    }),
    { numRuns: 2_000 },
  );
});

test('a hostile alias, cast, column or table never gets into a statement', () => {
  fc.assert(
    fc.property(hostileText, (text) => {
      // A quote at the end, for the mark alone would be a fair alias.
      const quoted = `"${`${text}"`.replace(/["\\]/g, '\\$&')}"`;
      const selects = [`${quoted}:label`, `label::${text}`, quoted];
      const searches = [
        ...selects.map((select) => new URLSearchParams({ select })),
        new URLSearchParams({ order: quoted }),
        new URLSearchParams({ [quoted]: 'eq.1' }),
        new URLSearchParams({ or: `(${quoted}.is.null)` }),
      ];
      for (const search of searches) {
        expect(() => plansOf(search.toString(), negotiate(null))).toThrow(RestFault);
      }
    }),
  );
});

test('the body of a write is one parameter and its keys are columns', () => {
  const plan = (json: string) =>
    planWrite(
      { verb: 'insert', payload: parsePayload(json, undefined) },
      parseQuery('', 'parcels'),
      PARCELS,
      { mediaType: negotiate(null), returns: 'minimal' },
    );
  expect(plan(`{"label":"${MARK}","weight":12345678901234567890}`)).toEqual({
    text:
      'with changed as (insert into public."parcels" as t ("label", "weight") ' +
      'select "label", "weight" from json_to_recordset($1::json) as body ("label" text, "weight" numeric) ' +
      "returning 1), page as (select * from changed) select count(*)::int4 as rows, '' as body from page",
    values: [`[{"label":"${MARK}","weight":12345678901234567890}]`],
  });
  fc.assert(
    fc.property(hostileText, (key) => {
      expect(() => plan(JSON.stringify({ [key]: 1 }))).toThrow(
        expect.objectContaining({ status: 400, code: 'PGRST204' }),
      );
    }),
  );
});
