import { requireNode } from './steps/require-node.mjs';

requireNode();
const { program } = await import('./steps/program.mjs');
const { installIfNeeded } = await import('./steps/install.mjs');
const { runNode } = await import('./steps/run.mjs');

await program(async () => {
  await installIfNeeded();
  return runNode(['server/operations/reset-second-factor/main.ts']);
});
