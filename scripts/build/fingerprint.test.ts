import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { STAMP_FILE } from '../../server/static/built-with.ts';
import { fingerprint, isBuiltFrom } from './fingerprint.ts';

test('the same sources and settings have the same fingerprint', () => {
  const settings = { SITE_URL: 'http://localhost:3000' };
  expect(fingerprint(settings)).toBe(fingerprint({ ...settings }));
  expect(fingerprint(settings)).toMatch(/^[\da-f]{64}$/);
});

test('settings that the pages contain change it', () => {
  const one = fingerprint({ SITE_URL: 'http://localhost:3000' });
  expect(fingerprint({ SITE_URL: 'https://yctfc.example' })).not.toBe(one);
});

test('a folder counts as built only with the same fingerprint', () => {
  const folder = mkdtempSync(join(tmpdir(), 'yctfc-stamp-'));
  expect(isBuiltFrom(folder, 'one')).toBe(false);
  writeFileSync(join(folder, STAMP_FILE), 'one');
  expect(isBuiltFrom(folder, 'one')).toBe(true);
  expect(isBuiltFrom(folder, 'other')).toBe(false);
  rmSync(folder, { recursive: true });
});
