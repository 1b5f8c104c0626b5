import { requireNode } from './steps/require-node.mjs';

requireNode();
const { program } = await import('./steps/program.mjs');
const { installIfNeeded } = await import('./steps/install.mjs');
const { installBrowserIfNeeded } = await import('./steps/browser.mjs');
const { runChecks } = await import('./steps/run-checks.mjs');

await program(async () => {
  await installIfNeeded();
  await installBrowserIfNeeded();
  return runChecks();
});
