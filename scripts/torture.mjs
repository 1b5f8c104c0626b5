import { requireNode } from './steps/require-node.mjs';

requireNode();
const { program } = await import('./steps/program.mjs');
const { runInBrowser } = await import('./steps/run-in-browser.mjs');

await program(() => runInBrowser('scripts/steps/torture.ts', process.argv.slice(2)));
