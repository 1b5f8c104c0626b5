import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../setup/project.mjs';
import { buildIfNeeded } from './build-if-needed.mjs';
import { buildHostedSite } from './hosted-site.mjs';

/** The site as the browser tests look at it: on our own server, and for a hosted project. */
export async function buildForTests() {
  const owner = JSON.parse(readFileSync(join(ROOT, 'tests/support/owner.json'), 'utf8'));
  await buildIfNeeded({ env: { ADMIN_EMAIL: owner.email } });
  await buildHostedSite(owner.email);
}
