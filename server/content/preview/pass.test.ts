import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { createSealer } from '../../auth/keys.ts';
import { makeCookie, readCookie } from './serve-preview.ts';

const NOW = Date.UTC(2026, 10, 23);
const VIEWER = { account: 'a', session: 's', aal: 'aal2' };
const key = (id: string) => ({ id, bytes: randomBytes(32) });
const [ours, newer] = [key('ours'), key('newer')];
const keys = createSealer([ours]);

test('what the browser keeps says whose it is for an hour', async () => {
  const cookie = await makeCookie(keys, VIEWER, NOW);
  expect(await readCookie(keys, cookie, 0, NOW + 3_599_000)).toEqual(VIEWER);
  expect(await readCookie(keys, cookie, 0, NOW + 3_601_000)).toBeUndefined();
});

test('what we did not seal for this counts nothing, and an earlier secret of ours counts', async () => {
  const cookie = await makeCookie(keys, VIEWER, NOW);
  const claims = JSON.stringify({ ...VIEWER, since: NOW });
  const others = [
    '',
    'made-up',
    claims,
    `${cookie.slice(0, -2)}AA`,
    await keys.seal('factor', '', claims),
    await keys.seal('draft-cookie', 'another', claims),
    await makeCookie(createSealer([key('ours')]), VIEWER, NOW),
  ];
  for (const other of others) expect(await readCookie(keys, other, 0, NOW)).toBeUndefined();
  expect(await readCookie(createSealer([newer, ours]), cookie, 0, NOW)).toEqual(VIEWER);
});
