import { requireNode } from './steps/require-node.mjs';

requireNode();
const { program } = await import('./steps/program.mjs');
const { installIfNeeded } = await import('./steps/install.mjs');
const { readSettings } = await import('./steps/settings.mjs');
const { buildSite } = await import('./steps/build-site.mjs');

await program(async () => {
  await installIfNeeded();
  await buildSite(await readSettings());
});
