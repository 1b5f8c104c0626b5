import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Answer, Question } from './ask-worker.ts';

// Starts workers again as their user: the server cannot, once it has given up root.
const MAIN = fileURLToPath(new URL('main.ts', import.meta.url));
let worker: ChildProcess | undefined;

function start(): ChildProcess {
  // Node hands the rules of the permission model down by itself.
  const child = fork(MAIN, { execArgv: [], serialization: 'advanced' });
  child.on('message', (answer: Answer) => process.send?.(answer));
  child.on('error', (error) => console.error(error));
  child.once('exit', () => {
    worker = undefined;
    process.send?.({ died: true } satisfies Answer);
  });
  return child;
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
process.on('message', (said: Question) => {
  worker ??= start();
  worker.send(said);
});
// The worker notices that this one is gone, and ends by itself.
process.on('disconnect', () => process.exit());
