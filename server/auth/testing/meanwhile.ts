import type { Transaction } from '../../database/database.ts';
import type { AuthBench } from './auth-bench.ts';

/** Resolves once so many transactions of this database wait for a lock, or `work` has ended. */
export async function waitForBlocked(
  { sql }: Pick<AuthBench, 'sql'>,
  work: Promise<unknown>,
  count = 1,
): Promise<void> {
  let hasEnded = false;
  const end = () => {
    hasEnded = true;
  };
  work.then(end, end);
  const waiting = `select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  while (!hasEnded && (await sql(waiting)).length < count) await new Promise(setImmediate);
}

/**
 * Begins each of `works` in turn while somebody else holds the account, who makes `change` and then
 * lets go.
 */
export async function meanwhile<T>(
  bench: Pick<AuthBench, 'database' | 'sql'>,
  change: (tx: Transaction) => Promise<unknown>,
  ...works: readonly (() => Promise<T>)[]
): Promise<T[]> {
  const begun: Promise<T>[] = [];
  await bench.database.transaction(async (tx) => {
    await tx.query('select from auth.users for update');
    for (const begin of works) {
      const work = begin();
      begun.push(work);
      await waitForBlocked(bench, work, begun.length);
    }
    await change(tx);
  });
  return Promise.all(begun);
}

/**
 * A request whose JSON body arrives only after `event`, which happens once the request's token was
 * found valid.
 */
export function withLateBody(json: unknown, event: () => Promise<unknown>) {
  const bytes = new TextEncoder().encode(JSON.stringify(json));
  const body = new ReadableStream(
    {
      async pull(controller) {
        await event();
        controller.enqueue(bytes);
        controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  // With a length, the limit of a body's size need not read it in advance.
  return { body, duplex: 'half' as const, headers: { 'content-length': String(bytes.length) } };
}
