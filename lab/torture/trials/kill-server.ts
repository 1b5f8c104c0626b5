import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { countKept, countMissing, untilDrained } from '../home/count.ts';
import { signalDatabase } from '../home/database-signals.ts';
import { HOMES, type Home, openHome } from '../home/home.ts';
import { countServerErrors, startVisitors } from '../home/visitors.ts';
import { type Figures, mustBeZero, type Trial } from '../trial.ts';

const CLIENTS = 8;
/** Every third kill hits a server whose database hangs, so that enquiries are on their way to the spool. */
const HANG_EVERY = 3;

export const killServer: Trial = {
  name: 'kill-server',
  title:
    'kill -9 of the server at random moments under load: nothing acknowledged is lost or doubled.',
  run: async ({ rounds = 30 }) => {
    const rows: Figures[] = [];
    for (const kind of HOMES) {
      const home = await openHome({ kind });
      try {
        rows.push({ home: kind, ...(await killOften(home, rounds)) });
      } finally {
        await home.stop();
      }
    }
    return {
      rows,
      failures: mustBeZero(rows, 'doubled', 'lost', 'missing after a kill', '5xx'),
    };
  },
};

async function killOften(home: Home, rounds: number): Promise<Figures> {
  const visitors = startVisitors(home, CLIENTS);
  let missing = 0;
  let fromSpool = 0;
  for (let round = 0; round < rounds; round += 1) {
    const isHanging = round % HANG_EVERY === HANG_EVERY - 1;
    await sleep(randomInt(300, 1_500));
    const release = isHanging ? await hang(home) : async () => {};
    await home.kill();
    const { acknowledged } = visitors.visits;
    const heard = [...acknowledged];
    fromSpool += home.spooled().length;
    await release();
    missing += await countMissing(home, heard);
    await home.start();
  }
  const visits = await visitors.close();
  await untilDrained(home);
  return {
    kills: rounds,
    ...(await countKept(home, visits)),
    'missing after a kill': missing,
    'in the spool at a kill': fromSpool,
    'tried again': visits.retries,
    'no answer': visits.statuses.get(0) ?? 0,
    '5xx': countServerErrors(visits),
  };
}

/** Stops every process of the database until some enquiries have gone to the spool. */
async function hang(home: Home): Promise<() => Promise<void>> {
  const resume = await signalDatabase(home, 'SIGSTOP');
  const deadline = Date.now() + 10_000;
  while (home.spooled().length < randomInt(1, 40) && Date.now() < deadline) await sleep(20);
  return async () => resume();
}
