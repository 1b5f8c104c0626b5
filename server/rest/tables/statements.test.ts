import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseQuery } from '../query/parse-query.ts';
import { type MediaType, negotiate } from '../request/media-type.ts';
import { RestError } from '../rest-error.ts';
import type { Statement } from '../sql/statement.ts';
import { anySearch, hostileText, MARK, PARCELS, validSearch } from '../testing/arbitrary-query.ts';
import { findForeignTokens } from '../testing/sql-tokens.ts';
import { planDelete } from './delete-rows.ts';
import { planRead } from './read-rows.ts';

// `a_1` is the alias in generated queries; all other names come from the catalogue.
const NAMES = [PARCELS.name, ...PARCELS.columns.keys(), 'a_1'];
const mediaTypes = fc
  .constantFrom('application/json', 'application/vnd.pgrst.object+json')
  .map(negotiate);

function plansOf(search: string, mediaType: MediaType): Statement[] {
  const query = parseQuery(search);
  const range = { offset: 3, limit: 7 };
  const { page, count } = planRead(query, range, PARCELS, { mediaType, isCounted: true });
  const deletion = query.conditions.length > 0 ? [planDelete(query, PARCELS, mediaType)] : [];
  return [page, count, ...deletion];
}

test('statements contain no text of a request, only catalogue names and parameters', () => {
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

test('any input is planned cleanly or refused', () => {
  fc.assert(
    fc.property(anySearch, mediaTypes, (search, mediaType) => {
      try {
        for (const { text } of plansOf(search, mediaType)) {
          expect(findForeignTokens(text, NAMES)).toEqual([]);
        }
      } catch (error) {
        expect(error).toBeInstanceOf(RestError);
      }
    }),
    { numRuns: 2_000 },
  );
});

test('a hostile alias, key without alias, cast or column never gets into a statement', () => {
  fc.assert(
    fc.property(hostileText, (text) => {
      // Ends with a quote, since the mark alone would be a valid alias.
      const quoted = `"${`${text}"`.replace(/["\\]/g, '\\$&')}"`;
      const selects = [`${quoted}:label`, `label::${text}`, quoted, `details->>${quoted}`];
      const searches = [
        ...selects.map((select) => new URLSearchParams({ select })),
        new URLSearchParams({ order: quoted }),
        new URLSearchParams({ order: `${quoted}->>key` }),
        new URLSearchParams({ [quoted]: 'eq.1' }),
        new URLSearchParams({ [`${quoted}->key`]: 'cs.{}' }),
      ];
      for (const search of searches) {
        expect(() => plansOf(search.toString(), negotiate(null))).toThrow(RestError);
      }
    }),
  );
});

test('keys, indices and values of JSON and arrays are parameters of their types', () => {
  const search = new URLSearchParams([
    ['select', 'details->utm->>source,first:tags->>0'],
    ['details->>utm', 'eq.a'],
    ['details->utm', 'cs.{"b":1}'],
    ['tags', 'ov.{c}'],
    ['order', 'details->n.desc'],
  ]);
  const query = parseQuery(search.toString());
  const { page } = planRead(query, query.range, PARCELS, {
    mediaType: negotiate(null),
    isCounted: false,
  });
  expect(page).toEqual({
    text:
      'with page as (select (t."details" -> $6::text ->> $7::text) as "source", ' +
      '(to_jsonb(t."tags") ->> $8::int4) as "first" from public."parcels" as t ' +
      'where ((t."details" ->> $1::text) = $2::text) ' +
      'and ((t."details" -> $3::text) @> $4::jsonb) and (t."tags" && $5::text[]) ' +
      'order by (t."details" -> $9::text) desc) ' +
      "select count(*)::int4 as rows, coalesce(json_agg(page.*)::text, '[]') as body from page",
    values: ['utm', 'a', 'utm', '{"b":1}', '{c}', 'utm', 'source', 0, 'n'],
  });
});
