import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { hostileText, validSearch } from './testing/arbitrary-query.ts';
import { startWithParcels } from './testing/parcels.ts';

const ATTACKS = [
  "' or 1=1 --",
  "'; drop table public.parcels; --",
  '"; drop table public.parcels; --',
  '" from public.leads; --',
  "\\'; select pg_sleep(9); --",
  'id) or true or (id=1',
  '1);select set_config($$role$$,$$none$$,false);--',
  '$1; reset role; select 1 from auth.users where ($1',
  '*/ union select encrypted_password from auth.users /*',
  'pg_sleep(9)',
  '(select encrypted_password from auth.users limit 1)',
];

const { service, owner } = await startWithParcels();
afterAll(() => service.drop());

const quote = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`;

/** Every part of a request that takes text, as `[query string, headers]`. */
function placesOf(attack: string): [Record<string, string>, Record<string, string>][] {
  const texts = [attack, quote(attack)];
  const parameters = texts.flatMap((text) => [
    { select: text },
    { select: `${text}:label` },
    { select: `label::${text}` },
    { select: `label->>${text}` },
    { order: text },
    { order: `label.${text}` },
    { limit: text },
    { offset: text },
    { [text]: 'eq.1' },
    { label: `eq.${text}` },
    { label: `like.${text}` },
    { label: `is.${text}` },
    { label: `${text}.x` },
    { label: `in.(${text})` },
    { owner: `eq.${text}` },
    { id: `in.(1,${text})` },
    { or: `(label.eq.${text},id.eq.99)` },
    { and: text },
    { [`details->${text}`]: 'eq.1' },
    { [`details->>${text}`]: `eq.${text}` },
    { [`tags->>${text}`]: `like.${text}` },
    { 'details->>utm': `in.(${text})` },
    { details: `cs.${text}` },
    { tags: `cs.{${text}}` },
    { tags: `cd.${text}` },
    { tags: `ov.{${quote(text)}}` },
    { select: `a:details->>${text}`, id: 'eq.99' },
    { order: `details->${text}.desc`, id: 'eq.99' },
  ]);
  const headers = [
    { Prefer: `count=${attack}, return=${attack}` },
    { Range: attack },
    { Accept: attack },
    { 'Accept-Profile': attack },
  ];
  return [
    ...parameters.map((one): [Record<string, string>, Record<string, string>] => [one, {}]),
    ...headers.map((one): [Record<string, string>, Record<string, string>] => [{}, one]),
  ];
}

const state = () =>
  service.database.transaction(async (tx) => {
    const { rows } = await tx.query('select id, owner, label from public.parcels order by id');
    return rows;
  });

test.each(ATTACKS)('%s changes and reveals nothing, wherever it is', async (attack) => {
  const before = await state();
  for (const [parameters, headers] of placesOf(attack)) {
    const path = `/parcels?${new URLSearchParams(parameters)}`;
    const answer = await service.send(path, { headers }, owner.token);
    const body = await answer.text();
    expect([200, 400, 404, 406], `${path} ${JSON.stringify(headers)}: ${body}`).toContain(
      answer.status,
    );
    expect(body).not.toContain('hidden');
    // What is not refused is a value that no row has, or a meaningless header.
    if (answer.status === 200 && Object.keys(headers).length === 0) expect(body).toBe('[]');
    // A syntax error (42601) would mean that the text became SQL.
    expect(body).not.toContain('42601');
  }
  expect(await state()).toEqual(before);
});

test.each(ATTACKS)('%s has no effect in a delete', async (attack) => {
  const before = await state();
  for (const text of [attack, quote(attack)]) {
    for (const parameters of [
      { label: `eq.${text}` },
      { [`details->>${text}`]: `eq.${text}` },
      { tags: `ov.{${quote(text)}}` },
      { id: 'eq.99', select: `a:details->>${text}` },
      { id: 'eq.99', [text]: 'eq.1' },
    ]) {
      const path = `/parcels?${new URLSearchParams(parameters)}`;
      const headers = { Prefer: 'return=representation' };
      const answer = await service.send(path, { method: 'DELETE', headers }, owner.token);
      const body = await answer.text();
      expect([200, 400, 404], `${path}: ${body}`).toContain(answer.status);
      if (answer.status === 200) expect(body).toBe('[]');
      expect(body).not.toMatch(/42601|hidden/);
    }
  }
  expect(await state()).toEqual(before);
});

test.each(ATTACKS)('%s is not a table', async (attack) => {
  const table = await service.send(`/${encodeURIComponent(attack)}`, {}, owner.token);
  expect(table.status).toBe(404);
});

test('whatever is sent, PostgreSQL never meets a syntax error and never shows a hidden row', async () => {
  let answered = 0;
  await fc.assert(
    fc.asyncProperty(validSearch, hostileText, async (search, text) => {
      const answer = await service.send(
        `/parcels?${search}&label=neq.${encodeURIComponent(text)}`,
        {},
        owner.token,
      );
      const body = await answer.text();
      expect(answer.status, body).toBeLessThan(500);
      answered += Number(answer.ok);
      expect(body).not.toMatch(/42601|hidden/);
    }),
    { numRuns: 300 },
  );
  // Otherwise the texts would have been refused by their types and tested nothing.
  expect(answered).toBeGreaterThan(20);
});
