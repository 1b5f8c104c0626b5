import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { StartupError } from '../../process/startup-error.ts';
import type { Manifest } from '../backup/manifest.ts';
import { takeBackup } from '../backup/take-backup.ts';
import { checkFeatures } from '../check-database/check-features.ts';
import { inTransaction } from '../in-transaction.ts';
import { countTables } from '../restore/clear-schemas.ts';
import { requireAlone, restoreBackup } from '../restore/restore-backup.ts';

export interface Move {
  /** The embedded database, which stays as it is. */
  from: string;
  /** The other PostgreSQL, which must hold nothing of the product. */
  to: string;
  dataDir: string;
  version: string;
}

/**
 * Copies every table from one database to another by a backup and its restore, which counts the rows
 * of each table before it commits. Files of DATA_DIR stay where they are.
 * @returns what was copied
 * @throws StartupError when a server runs, or the target is full or lacks something; it is then unchanged
 */
export async function moveToPostgres({ from, to, dataDir, version }: Move): Promise<Manifest> {
  await inTransaction(from, 'read only', requireAlone);
  await requireTarget(to);
  await mkdir(dataDir, { recursive: true });
  // A folder without content, secrets and spool, so that tables alone are in the backup.
  const empty = await mkdtemp(join(dataDir, '.move-'));
  try {
    const file = join(empty, 'tables.tar.gz');
    await takeBackup({ connectionString: from, dataDir: empty, target: file, version });
    const moved = await restoreBackup({
      file,
      connectionString: to,
      dataDir: empty,
      mayReplace: false,
    });
    await inTransaction(from, 'read only', requireAlone).catch((error: Error) => {
      throw new StartupError(
        `A server was started meanwhile, and what it stored is not in the copy: empty the new database, then begin again. ${error.message}`,
      );
    });
    return moved;
  } finally {
    await rm(empty, { recursive: true });
  }
}

async function requireTarget(connectionString: string): Promise<void> {
  if ((await inTransaction(connectionString, 'read only', countTables)) > 0)
    throw new StartupError(
      'The new database holds data already, and nothing was copied. Name an empty one.',
    );
  const missing = (await checkFeatures(connectionString)).filter(({ error }) => error);
  if (missing.length === 0) return;
  const list = missing.map(({ name, error }) => `  ${name}: ${error}`).join('\n');
  throw new StartupError(`The new database lacks what the product needs:\n${list}`);
}
