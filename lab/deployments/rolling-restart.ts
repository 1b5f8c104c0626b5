import { startBalancer } from './balancer.ts';
import { countResult, sendEnquiries } from './enquiries.ts';
import { startOwnPostgres } from './own-postgres.ts';
import { type Replicas, startReplicas } from './replicas.ts';
import type { Result } from './result.ts';

const ENV = {
  ADMIN_EMAIL: 'owner@example.in',
  JWT_SECRET: 'one-secret-that-both-processes-share-0123456789',
  TRUST_PROXY: '1',
};
const PAUSE_MS = 500;
const sleep = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

/**
 * Two processes behind a balancer; while enquiries come in, each in turn gets SIGTERM and is started
 * again, over and over.
 * @returns one row of figures; nothing may be doubled or lost
 */
export async function restartUnderLoad({ seconds = 30, perSecond = 50 } = {}): Promise<Result[]> {
  const postgres = await startOwnPostgres();
  const pair = await startReplicas(postgres.connectionString, [ENV, ENV]);
  const balancer = await startBalancer(pair.replicas.map(({ port }) => port));
  try {
    let isOver = false;
    const rolling = rollOver(pair, () => isOver);
    const load = await sendEnquiries({ url: balancer.url, seconds, perSecond });
    isOver = true;
    const restarts = await rolling;
    const shares = [...balancer.answered.values()].join(' + ');
    const note = `${restarts} restarts in ${seconds} s; answered by the two: ${shares}`;
    return [await countResult('rolling restart', load, postgres.sql, note)];
  } finally {
    await balancer.stop();
    await pair.stop();
    await postgres.stop();
  }
}

/** Restarts one process after the other until told that it is over; returns how often. */
async function rollOver({ replicas }: Replicas, isOver: () => boolean): Promise<number> {
  let restarts = 0;
  for (;;) {
    for (const replica of replicas) {
      await sleep(PAUSE_MS);
      if (isOver()) return restarts;
      await replica.restart();
      restarts += 1;
    }
  }
}
