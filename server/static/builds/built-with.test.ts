import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { folderOfTest } from '../../../tests/support/folders.ts';
import { parseEnv } from '../../env.ts';
import { BUILT_WITH_FILE, buildVariables, siteFolderFor, staleVariables } from './built-with.ts';

const owner = parseEnv({ ADMIN_EMAIL: 'Owner@Example.in' });
let folder: string;

beforeEach(async () => {
  folder = folderOfTest();
});

test('the pages hold nothing of the authorised address, not even a digest of it', () => {
  const variables = JSON.stringify(buildVariables(owner));
  expect(variables).not.toContain('wner');
  expect(variables).not.toMatch(/[0-9a-f]{32}/i);
  expect(buildVariables(parseEnv({ ADMIN_EMAIL: 'next@example.in' }))).toEqual(
    buildVariables(owner),
  );
});

test('pages built for another address or backend are named', async () => {
  await writeFile(join(folder, '.built-with.json'), JSON.stringify(buildVariables(owner)));
  expect(await staleVariables(folder, owner)).toEqual([]);
  const moved = parseEnv({ ADMIN_EMAIL: 'next@example.in', SITE_URL: 'https://yctfc.example' });
  expect(await staleVariables(folder, moved)).toEqual(['SITE_URL']);
  const hosted = { ...owner, supabaseUrl: 'https://abc.supabase.co' };
  expect(await staleVariables(folder, hosted)).toEqual(['PUBLIC_SUPABASE_URL']);
});

test('a site without recorded settings is accepted', async () => {
  expect(await staleVariables(folder, owner)).toEqual([]);
});

test('the site for other settings stands in a folder of its own', async () => {
  const one = { SITE_URL: 'http://localhost:3000' };
  const other = { SITE_URL: 'https://yctfc.example' };
  const usual = join(folder, 'dist');
  expect(await siteFolderFor(folder, other), 'nothing is built yet').toBe(usual);
  await mkdir(usual);
  expect(await siteFolderFor(folder, other), 'a site of unknown settings').toBe(usual);
  await writeFile(join(usual, BUILT_WITH_FILE), JSON.stringify(one));
  expect(await siteFolderFor(folder, one)).toBe(usual);
  const own = await siteFolderFor(folder, other);
  expect(own).toMatch(/\/\.cache\/sites\/[0-9a-f]{16}$/);
  expect(await siteFolderFor(folder, { SITE_URL: 'https://third.example' })).not.toBe(own);
});
