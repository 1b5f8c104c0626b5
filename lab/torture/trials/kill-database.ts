import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { countKept, untilDrained } from '../home/count.ts';
import { signalDatabase } from '../home/database-signals.ts';
import { HOMES, type Home, openHome } from '../home/home.ts';
import { countServerErrors, startVisitors } from '../home/visitors.ts';
import { type Figures, mustBeZero, type Trial } from '../trial.ts';

const CLIENTS = 8;
/** For so long the database hangs. */
const HANG_MS = 15_000;
/** Within this time a visitor must be answered, whatever the database does. */
const MAX_ANSWER_SECONDS = 12;

export const killDatabase: Trial = {
  name: 'kill-database',
  title:
    'kill -9 of the database, and one that hangs: every enquiry is taken meanwhile, and comes in, in order.',
  run: async ({ rounds = 10 }) => {
    const rows: Figures[] = [];
    for (const kind of HOMES) {
      const home = await openHome({ kind });
      try {
        rows.push({
          trial: `${kind}, killed ${rounds} times`,
          ...(await tryOut(home, () => killOften(home, rounds))),
        });
        for (const whom of ['postmaster', 'all'] as const) {
          const what = whom === 'all' ? 'every process' : 'its postmaster';
          rows.push({
            trial: `${kind}, ${what} hangs`,
            ...(await tryOut(home, () => hang(home, whom))),
          });
        }
      } finally {
        await home.stop();
      }
    }
    return {
      rows,
      failures: [
        ...mustBeZero(rows, 'doubled', 'lost', 'out of order', '5xx', 'server died'),
        ...rows
          .filter((row) => Number(row['slowest answer, s']) > MAX_ANSWER_SECONDS)
          .map((row) => `${row.trial}: an answer took ${row['slowest answer, s']} s`),
      ],
    };
  },
};

async function tryOut(home: Home, breakIt: () => Promise<void>): Promise<Figures> {
  const { pid } = home.server();
  const watch = watchSpool(home);
  const visitors = startVisitors(home, CLIENTS);
  await breakIt();
  await sleep(1_000);
  const visits = await visitors.close();
  const drained = await untilDrained(home);
  const spooled = watch.stop();
  return {
    ...(await countKept(home, visits)),
    'through the spool': spooled.length,
    'out of order': await countInversions(home, spooled),
    '5xx': countServerErrors(visits),
    'broken off': visits.statuses.get(0) ?? 0,
    'slowest answer, s': (Math.max(0, ...visits.waits) / 1000).toFixed(1),
    'drained after, s': (drained / 1000).toFixed(1),
    'server died': isAlive(pid) ? 0 : 1,
  };
}

async function killOften(home: Home, rounds: number): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    await sleep(randomInt(500, 1_500));
    await signalDatabase(home, 'SIGKILL');
    await home.sql('select 1');
    await untilDrained(home);
  }
}

async function hang(home: Home, whom: 'postmaster' | 'all'): Promise<void> {
  await sleep(1_000);
  const resume = await signalDatabase(home, 'SIGSTOP', whom);
  await sleep(HANG_MS);
  resume();
}

/** Notes every entry that shows up in the spool. */
function watchSpool(home: Home) {
  const seen = new Set<string>();
  const timer = setInterval(() => {
    for (const name of home.spooled()) seen.add(name);
  }, 20);
  return {
    /** @returns the names in the order in which the entries were written */
    stop: (): string[] => {
      clearInterval(timer);
      return [...seen].sort();
    },
  };
}

/** How many entries of the spool came into the database before one that was written earlier. */
async function countInversions(home: Home, spooled: readonly string[]): Promise<number> {
  const rows = await home.sql('select id, received_at from private.submissions');
  const times = new Map(rows.map(({ id, received_at }) => [String(id), Number(received_at)]));
  const order = spooled.flatMap((name) => {
    const time = times.get(name.slice(15, 51)) ?? 0;
    // Begun before it was written down: the database that hung has stored it by itself.
    return time < Number(name.slice(0, 14)) ? [] : [time];
  });
  return order.filter((time, at) => time < (order[at - 1] ?? 0)).length;
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
