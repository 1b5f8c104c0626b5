import { resolve } from 'node:path';
import { parseEnv } from '../../env.ts';
import { type Answer, packError, type Question } from './ask-worker.ts';
import { openContentWork } from './content-work.ts';

/** The program that does all work on the owner's content. It is given a folder, few settings, no database and no secret. */
const opening = openContentWork({ root: resolve('.'), dataDir: parseEnv(process.env).dataDir });
// The server is in the group of a worker with a user of its own.
process.umask(0o027);
// Whoever asks is told.
opening.catch(() => {});

// What ends a server at a terminal is sent to its children too, who let it finish what it does.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
process.on('disconnect', () => {
  opening.then((work) => work.close()).finally(() => process.exit());
});
process.on('message', async ({ id, method, args }: Question) => {
  const answer = await opening
    .then((work) => (work[method] as (...args: unknown[]) => unknown)(...args))
    .then(
      (done) => ({ done }),
      (error: unknown) => packError(error),
    );
  if (process.connected) process.send?.({ id, ...answer } satisfies Answer);
});
