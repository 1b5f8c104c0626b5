import { requireNode } from './steps/require-node.mjs';

requireNode();
const { program } = await import('./steps/program.mjs');
const { installIfNeeded } = await import('./steps/install.mjs');
const { serve } = await import('./steps/serve.mjs');

await program(async () => {
  await installIfNeeded();
  return serve();
});
