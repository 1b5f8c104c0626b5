import { requireNode } from './steps/require-node.mjs';

requireNode();
const { program } = await import('./steps/program.mjs');
const { installIfNeeded } = await import('./steps/install.mjs');
const { installBrowserIfNeeded } = await import('./steps/browser.mjs');
const { readSettings } = await import('./steps/settings.mjs');
const { buildIfNeeded } = await import('./steps/build-site.mjs');
const { runNode } = await import('./steps/run.mjs');

await program(async () => {
  await installIfNeeded();
  await installBrowserIfNeeded();
  await buildIfNeeded(await readSettings());
  return runNode(['scripts/steps/photograph.ts']);
});
