import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildIfNeeded } from './build-site.mjs';
import { buildHostedSite } from './hosted-site.mjs';
import { program } from './program.mjs';
import { ROOT } from './project.mjs';
import { readSettings } from './settings.mjs';

/** The site as the browser tests look at it: on our own server, and for a hosted project. */
await program(async () => {
  const owner = JSON.parse(readFileSync(join(ROOT, 'tests/support/owner.json'), 'utf8'));
  await buildIfNeeded(await readSettings({ ADMIN_EMAIL: owner.email }));
  await buildHostedSite(owner.email);
});
