import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../setup/project.mjs';
import { buildIfNeeded } from './build-if-needed.mjs';

const FOLDER = '.cache/hosted-site';
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
  await buildIfNeeded({ folder: FOLDER, env: { ADMIN_EMAIL: adminEmail, ...SETTINGS } });
  const { PUBLIC_SUPABASE_URL: address, PUBLIC_SUPABASE_PUBLISHABLE_KEY: key } = SETTINGS;
  return { folder: join(ROOT, FOLDER), project: { address, key } };
}

/** The site as the browser tests look at it: on our own server, and for a hosted project. */
export async function buildForTests() {
  const owner = JSON.parse(readFileSync(join(ROOT, 'tests/support/owner.json'), 'utf8'));
  await buildIfNeeded({ env: { ADMIN_EMAIL: owner.email }, isCheckout: true });
  await buildHostedSite(owner.email);
}
