import type { Logger } from 'pino';
import * as v from 'valibot';
import { asService } from '../database/as-service.ts';
import type { Database } from '../database/database.ts';
import { isAway } from '../database/is-away.ts';

const INTERVAL_MS = 3_600_000;

/** All counts are missing when another process is already running it. */
const doneSchema = v.object({
  archived: v.optional(v.number(), 0),
  purged: v.optional(v.number(), 0),
});

/** Any number of processes may call it: the database runs one at a time. */
export function runRetention(database: Database, log: Pick<Logger, 'error' | 'info'>) {
  let running = Promise.resolve();
  const run = () => {
    running = asService(database, (tx) => tx.query('select public.run_retention() as done'))
      .then(({ rows }) => {
        const { archived, purged } = v.parse(doneSchema, rows[0]?.done);
        if (archived + purged > 0) log.info({ archived, purged }, 'retention');
      })
      .catch((err: unknown) => {
        if (!isAway(err)) log.error({ err }, 'retention did not run');
      });
  };
  const timer = setInterval(run, INTERVAL_MS);
  run();
  return {
    stop: async (): Promise<void> => {
      clearInterval(timer);
      await running;
    },
  };
}
