import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import type { Env } from '../env.ts';

/** File in which a build records the settings that became part of the pages. */
export const BUILT_WITH_FILE = '.built-with.json';

/** File in which a build records the digest of its sources and settings. */
export const STAMP_FILE = '.fingerprint';

const builtWithSchema = v.record(v.string(), v.string());

/**
 * The variables that become part of the pages. The authorised address is not among them, not even as a
 * digest: whoever guessed it could try the guess against the pages as often as they like.
 */
export function buildVariables(env: Env): Record<string, string> {
  return {
    SITE_URL: env.siteUrl,
    PUBLIC_SUPABASE_PUBLISHABLE_KEY: env.publishableKey,
    ...(env.supabaseUrl && { PUBLIC_SUPABASE_URL: env.supabaseUrl }),
  };
}

/**
 * Compares the settings of a built site with the current ones: pages built for another SITE_URL would
 * name that one.
 * @returns names of the variables that differ; none when the build recorded no settings
 */
export async function staleVariables(siteFolder: string, env: Env): Promise<string[]> {
  const before = await readBuiltWith(siteFolder);
  if (before === undefined) return [];
  return Object.entries(buildVariables(env))
    .filter(([name, value]) => before[name] !== value)
    .map(([name]) => name);
}

/** The address that a built site was made for; nothing when the build recorded no settings. */
export async function builtForAddress(siteFolder: string): Promise<string | undefined> {
  return (await readBuiltWith(siteFolder))?.SITE_URL;
}

async function readBuiltWith(siteFolder: string): Promise<Record<string, string> | undefined> {
  const text = await readFile(join(siteFolder, BUILT_WITH_FILE), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : v.parse(builtWithSchema, JSON.parse(text));
}
