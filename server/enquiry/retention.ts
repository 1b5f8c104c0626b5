import type { Logger } from 'pino';
import * as v from 'valibot';
import { callAsService } from '../database/as-service.ts';
import type { Database } from '../database/database.ts';
import { repeat } from '../process/repeat.ts';

const INTERVAL_MS = 3_600_000;

/** All counts are missing when another process is already running it. */
const doneSchema = v.object({
  archived: v.optional(v.number(), 0),
  purged: v.optional(v.number(), 0),
});

/** Archives and purges what is due. Any number of processes may: the database runs one at a time. */
export const runRetention = (database: Database, log: Pick<Logger, 'error' | 'info'>) =>
  repeat(
    async () => {
      const { archived, purged } = v.parse(
        doneSchema,
        await callAsService(database, 'run_retention()'),
      );
      if (archived + purged > 0) log.info({ archived, purged }, 'retention');
    },
    { intervalMs: INTERVAL_MS, log, failure: 'retention did not run' },
  );
