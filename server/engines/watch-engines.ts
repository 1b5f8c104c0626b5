import type { Logger } from 'pino';
import { asService } from '../database/as-service.ts';
import type { Database } from '../database/database.ts';
import { findOldEngines, type OldEngine, readPostgresVersion } from './old-engines.ts';

/** The desk shows a warning for an hour after it was last reported. */
const REPORT_INTERVAL_MS = 10 * 60_000;

/**
 * Reports engines that lack security fixes to the log and to the desk's health: at the start, and
 * again while it lasts, since a PostgreSQL is updated under a running server.
 * @returns `old`: those of the start
 */
export async function watchEngines(
  database: Pick<Database, 'transactionAs'>,
  log: Pick<Logger, 'warn'>,
  isEmbedded: boolean,
): Promise<{ old: OldEngine[]; stop(): void }> {
  const report = () =>
    asService(database, async (tx) => {
      const postgres = await readPostgresVersion(tx);
      const old = findOldEngines({ node: process.versions.node, postgres, isEmbedded });
      for (const { code } of old) await tx.query('select public.report_server_warning($1)', [code]);
      return old;
    });
  const old = await report();
  for (const { words } of old) log.warn(words);
  // A database that is away is said elsewhere, and asked again.
  const timer = setInterval(() => void report().catch(() => {}), REPORT_INTERVAL_MS);
  timer.unref();
  return { old, stop: () => clearInterval(timer) };
}
