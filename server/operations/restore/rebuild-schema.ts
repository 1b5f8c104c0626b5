import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Transaction } from '../../database/database.ts';
import { migrate } from '../../database/migrations/migrate.ts';
import {
  BOOTSTRAP_FOLDER,
  MIGRATIONS_FOLDER,
  readMigrations,
} from '../../database/migrations/migration-files.ts';
import { StartupError } from '../../process/startup-error.ts';
import type { Manifest } from '../backup/manifest.ts';
import { asDatabase } from '../in-transaction.ts';

type Steps = Manifest['migrations'];

/**
 * Applies, in the transaction that is open, exactly the migrations that a database had when it was
 * backed up. Later ones follow at the next start of the server.
 * @param staging folder for copies of the files
 */
export async function rebuildSchema(tx: Transaction, steps: Steps, staging: string): Promise<void> {
  const folders = {
    bootstrap: await copySteps(BOOTSTRAP_FOLDER, steps, join(staging, 'bootstrap')),
    migrations: await copySteps(MIGRATIONS_FOLDER, steps, join(staging, 'migrations')),
  };
  await migrate(asDatabase(tx), folders);
}

/**
 * Makes sure that this version of the product knows the backup's migrations as they were.
 * @throws StartupError when it does not
 */
export function requireKnown(steps: Steps): void {
  const known = [...readMigrations(BOOTSTRAP_FOLDER), ...readMigrations(MIGRATIONS_FOLDER)];
  const stranger = steps.find(
    (step) => !known.some(({ name, checksum }) => step.name === name && step.checksum === checksum),
  );
  if (!stranger) return;
  throw new StartupError(
    `The backup holds the migration ${stranger.name}, which this version of the product does not have. Restore it with the version that wrote it, or a newer one.`,
  );
}

async function copySteps(from: string, steps: Steps, to: string): Promise<string> {
  await mkdir(to);
  const wanted = readMigrations(from).filter(({ name }) =>
    steps.some((step) => step.name === name),
  );
  for (const { name } of wanted) await copyFile(join(from, `${name}.sql`), join(to, `${name}.sql`));
  return to;
}
