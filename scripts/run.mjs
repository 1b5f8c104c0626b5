import { requireNode } from './setup/require-node.mjs';

requireNode();
const { runCommand } = await import('./commands.mjs');

await runCommand(process.argv[2], process.argv.slice(3));
