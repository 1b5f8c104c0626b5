import { createHash } from 'node:crypto';
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
 * The variables that become part of the pages. The authorised address is included as a digest:
 * enough for the browser to refuse others, not enough to read it.
 */
export function buildVariables(env: Env): Record<string, string> {
  return {
    SITE_URL: env.siteUrl,
    PUBLIC_SUPABASE_PUBLISHABLE_KEY: env.publishableKey,
    PUBLIC_ADMIN_EMAIL_SHA256: createHash('sha256').update(env.adminEmail).digest('hex'),
    ...(env.supabaseUrl && { PUBLIC_SUPABASE_URL: env.supabaseUrl }),
  };
}

const NAMES: Readonly<Record<string, string>> = { PUBLIC_ADMIN_EMAIL_SHA256: 'ADMIN_EMAIL' };

/**
 * Compares the settings of a built site with the current ones: pages built for another ADMIN_EMAIL
 * would refuse the owner's sign-up in the browser.
 * @returns names of the variables that differ; none when the build recorded no settings
 */
export async function staleVariables(siteFolder: string, env: Env): Promise<string[]> {
  const text = await readFile(join(siteFolder, BUILT_WITH_FILE), 'utf8').catch(() => undefined);
  if (text === undefined) return [];
  const before = v.parse(builtWithSchema, JSON.parse(text));
  return Object.entries(buildVariables(env))
    .filter(([name, value]) => before[name] !== value)
    .map(([name]) => NAMES[name] ?? name);
}
