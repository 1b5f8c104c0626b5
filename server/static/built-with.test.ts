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

test('the address is exposed only as a digest of its lower-case form', () => {
  const { PUBLIC_ADMIN_EMAIL_SHA256: digest, ...others } = buildVariables(owner);
  expect(digest).toBe('84fc4f0105476ddad0d80fda6d6ad60ecb4447f6cbcf5b3fb2b52e860d3f9825');
  expect(JSON.stringify(others)).not.toContain('wner');
});

test('pages built for another owner or address are named', async () => {
  await writeFile(join(folder, '.built-with.json'), JSON.stringify(buildVariables(owner)));
  expect(await staleVariables(folder, owner)).toEqual([]);
  const moved = parseEnv({ ADMIN_EMAIL: 'next@example.in', SITE_URL: 'https://yctfc.example' });
  expect(await staleVariables(folder, moved)).toEqual(['SITE_URL', 'ADMIN_EMAIL']);
});

test('a site without recorded settings is accepted', async () => {
  expect(await staleVariables(folder, owner)).toEqual([]);
});
