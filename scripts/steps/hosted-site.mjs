import { join } from 'node:path';
import { buildIfNeeded } from './build-site.mjs';
import { ROOT } from './project.mjs';
import { readSettings } from './settings.mjs';

/** Of a project that does not exist: tests answer in its place. */
const SETTINGS = {
  PUBLIC_SUPABASE_URL: 'https://project-of-a-test.supabase.co',
  PUBLIC_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_of-a-test',
};

/**
 * Builds the pages as for hosted Supabase, unless they were made from the same sources.
 * @returns {Promise<{folder: string, project: {address: string, key: string}}>} where they are, and
 * what they were built with
 */
export async function buildHostedSite(adminEmail) {
  const folder = join(ROOT, '.cache', 'hosted-site');
  await buildIfNeeded(await readSettings({ ADMIN_EMAIL: adminEmail, ...SETTINGS }), folder);
  const { PUBLIC_SUPABASE_URL: address, PUBLIC_SUPABASE_PUBLISHABLE_KEY: key } = SETTINGS;
  return { folder, project: { address, key } };
}
