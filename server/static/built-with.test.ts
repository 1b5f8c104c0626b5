import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parseEnv } from '../env.ts';
import { buildVariables, staleVariables } from './built-with.ts';

const owner = parseEnv({ ADMIN_EMAIL: 'Owner@Example.in' });
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'yctfc-built-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('the pages hold nothing of the authorised address, not even a digest of it', () => {
  const variables = JSON.stringify(buildVariables(owner));
  expect(variables).not.toContain('wner');
  expect(variables).not.toMatch(/[0-9a-f]{32}/i);
  expect(buildVariables(parseEnv({ ADMIN_EMAIL: 'next@example.in' }))).toEqual(
    buildVariables(owner),
  );
});

test('pages built for another address are named', async () => {
  await writeFile(join(folder, '.built-with.json'), JSON.stringify(buildVariables(owner)));
  expect(await staleVariables(folder, owner)).toEqual([]);
  const moved = parseEnv({ ADMIN_EMAIL: 'next@example.in', SITE_URL: 'https://yctfc.example' });
  expect(await staleVariables(folder, moved)).toEqual(['SITE_URL']);
});

test('pages built for another backend are named', async () => {
  await writeFile(join(folder, '.built-with.json'), JSON.stringify(buildVariables(owner)));
  const hosted = { ...owner, supabaseUrl: 'https://abc.supabase.co' };
  expect(await staleVariables(folder, hosted)).toEqual(['PUBLIC_SUPABASE_URL']);
});

test('a site without recorded settings is accepted', async () => {
  expect(await staleVariables(folder, owner)).toEqual([]);
});
