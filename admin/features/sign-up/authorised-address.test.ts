import { createHash } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import { isRefusedAddress } from './authorised-address.ts';

const digest = createHash('sha256').update('owner@example.in').digest('hex');

afterEach(() => {
  vi.unstubAllGlobals();
});

test('only the authorised address passes, however it is written', async () => {
  expect(await isRefusedAddress('owner@example.in', digest)).toBe(false);
  expect(await isRefusedAddress(' Owner@EXAMPLE.in ', digest.toUpperCase())).toBe(false);
  expect(await isRefusedAddress('stranger@example.in', digest)).toBe(true);
});

test('without a digest the database alone decides', async () => {
  expect(await isRefusedAddress('stranger@example.in', '')).toBe(false);
});

test('without Web Crypto the database alone decides', async () => {
  vi.stubGlobal('crypto', {});
  expect(await isRefusedAddress('stranger@example.in', digest)).toBe(false);
});
