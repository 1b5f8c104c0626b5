import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import type { Env } from '../../env.ts';

export const BUILT_WITH_FILE = '.built-with.json';

export const STAMP_FILE = '.fingerprint';

const builtWithSchema = v.record(v.string(), v.string());

/** Not the authorised address: whoever guessed it could try the guess against the pages. */
export function buildVariables(env: Env): Record<string, string> {
  return {
    SITE_URL: env.siteUrl,
    PUBLIC_SUPABASE_PUBLISHABLE_KEY: env.publishableKey,
    ...(env.supabaseUrl && { PUBLIC_SUPABASE_URL: env.supabaseUrl }),
  };
}

export async function staleVariables(siteFolder: string, env: Env): Promise<string[]> {
  const before = await readBuiltWith(siteFolder);
  if (before === undefined) return [];
  return Object.entries(buildVariables(env))
    .filter(([name, value]) => before[name] !== value)
    .map(([name]) => name);
}

export async function builtForAddress(siteFolder: string): Promise<string | undefined> {
  return (await readBuiltWith(siteFolder))?.SITE_URL;
}

/** A trial with another address or port never touches what another server serves. */
export async function siteFolderFor(root: string, variables: Readonly<Record<string, string>>) {
  const usual = join(root, 'dist');
  const before = await readBuiltWith(usual);
  if (before === undefined || isDeepStrictEqual(before, variables)) return usual;
  const settings = Object.entries(variables).sort().flat().join('\n');
  const digest = createHash('sha256').update(settings).digest('hex').slice(0, 16);
  return join(root, '.cache/sites', digest);
}

async function readBuiltWith(siteFolder: string): Promise<Record<string, string> | undefined> {
  const text = await readFile(join(siteFolder, BUILT_WITH_FILE), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : v.parse(builtWithSchema, JSON.parse(text));
}
