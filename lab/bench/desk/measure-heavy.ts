import { randomUUID } from 'node:crypto';
import type { Caller } from '../../../server/caller.ts';
import { type FilledDesk, timeCall } from './filled-desk.ts';
import { rank } from './rank.ts';

/** As many at once as the desk says and PostgreSQL takes back. */
const BATCH = 2000;
/** A million leads have five hundred batches; these say how each of them goes. */
const MAX_BATCHES = 50;
const SERVICE: Caller = { role: 'service_role', claims: { role: 'service_role' } };

/** What is done seldom and to many: how often it was called, and for how many milliseconds. */
export interface HeavyTimes {
  work: string;
  calls: number;
  median: number;
  slowest: number;
}

/** Keeps to the rules of retention, clears the desk's leads and takes them back. Leaves less than there was. */
export async function measureHeavy(desk: FilledDesk): Promise<HeavyTimes[]> {
  const { database, administrator } = desk;
  const times: HeavyTimes[] = [];
  async function time(work: string, once: () => Promise<{ duration: number; isEnd: boolean }>) {
    const durations: number[] = [];
    for (let isEnd = false; !isEnd && durations.length < MAX_BATCHES; ) {
      const call = await once();
      isEnd = call.isEnd;
      durations.push(call.duration);
    }
    times.push({
      work,
      calls: durations.length,
      median: rank(durations, 0.5),
      slowest: Math.max(...durations),
    });
  }
  let rounds = 0;
  await time('unassign former members', async () => {
    const start = performance.now();
    await database.transaction((tx) => tx.query('select private.unassign_former_members()'));
    return { duration: performance.now() - start, isEnd: ++rounds === 10 };
  });
  // The first one finds what is overdue to be deleted.
  await time('retention, first', async () => ({
    ...(await timeCall(database, SERVICE, 'public.run_retention()', [])),
    isEnd: true,
  }));
  rounds = 0;
  await time('retention', async () => ({
    ...(await timeCall(database, SERVICE, 'public.run_retention()', [])),
    isEnd: ++rounds === 5,
  }));
  const run = randomUUID();
  await time('Clear All', async () => {
    const call = 'public.bin_leads($1, $2, $3)';
    const values = [run, '{"everything": true}', BATCH];
    const { duration, answer } = await timeCall(database, administrator, call, values);
    return { duration, isEnd: answer.is_finished };
  });
  await time('taking back', async () => {
    const call = 'public.restore_leads(null, $1)';
    const { duration, answer } = await timeCall(database, administrator, call, [run]);
    return { duration, isEnd: answer === 0 };
  });
  return times;
}
