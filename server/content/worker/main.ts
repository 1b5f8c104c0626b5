import { resolve } from 'node:path';
import { parseEnv } from '../../env.ts';
import { type Answer, packError, type Question, type Reply } from './ask-worker.ts';
import { openContentWork } from './content-work.ts';

/**
 * The program that does all work on the owner's content. It is given a folder and a few settings, and neither the
 * database, nor a secret, nor whoever asks.
 */
const opening = openContentWork({ root: resolve('.'), dataDir: parseEnv(process.env).dataDir });
// The server is in the group of a worker with a user of its own.
process.umask(0o027);
// Said to whoever asks.
opening.catch(() => {});

/** Who waits for a reply of the server. */
const replies = new Map<number, (value: unknown) => void>();
let lastCall = 0;

// What ends a server at a terminal is sent to its children too, who let it finish what it does.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
process.on('message', (said: Question | Reply) => {
  if (!('reply' in said)) return void answer(said);
  replies.get(said.reply)?.(said.value);
  replies.delete(said.reply);
});
process.on('disconnect', () => {
  opening.then((work) => work.close()).finally(() => process.exit());
});

async function answer({ id, method, args, listens }: Question): Promise<void> {
  try {
    const work = await opening;
    const ask = work[method] as (...args: unknown[]) => Promise<unknown>;
    const tell = (told: unknown) =>
      new Promise((reply) => {
        lastCall += 1;
        replies.set(lastCall, reply);
        send({ id, told, call: lastCall });
      });
    send({ id, done: await ask(...args, ...(listens ? [tell] : [])) });
  } catch (error) {
    send({ id, ...(await packError(error)) });
  }
}

const send = (answer: Answer): void => void (process.connected && process.send?.(answer));
