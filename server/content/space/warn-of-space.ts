import type { Logger } from 'pino';
import { SERVER_WARNINGS } from '../../../contract/desk/server-warnings.ts';
import { asService } from '../../database/as-service.ts';
import type { Database } from '../../database/database.ts';
import type { ContentWork } from '../worker/content-work.ts';

/** The desk shows a warning for an hour after it was last reported. */
const LOOK_MS = 30 * 60_000;
/** Of what may be stored. */
const WARNED_SHARE = 0.8;

/** Tells *Health* while the content takes most of the room that it may have. */
export function warnOfSpace({
  database,
  work,
  log,
}: {
  database: Pick<Database, 'transactionAs'>;
  work: Pick<ContentWork, 'space'>;
  log: Pick<Logger, 'warn' | 'error'>;
}) {
  async function look(): Promise<void> {
    const { history, builds, allowed } = await work.space();
    if (history + builds < WARNED_SHARE * allowed) return;
    log.warn({ history, builds, allowed }, SERVER_WARNINGS['content-space']);
    await asService(database, (tx) =>
      tx.query('select public.report_server_warning($1)', ['content-space']),
    );
  }

  let looking = Promise.resolve();
  const lookOrLog = (): void => {
    looking = look().catch((err: unknown) => log.error({ err }, 'the space was not measured'));
  };
  const timer = setInterval(lookOrLog, LOOK_MS);
  lookOrLog();
  return {
    /** Until the last look is over. */
    settled: () => looking,
    stop: () => clearInterval(timer),
  };
}
