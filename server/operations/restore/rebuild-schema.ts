import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Transaction } from '../../database/database.ts';
import { migrate } from '../../database/migrations/migrate.ts';
import {
  BOOTSTRAP_FOLDER,
  isEarlier,
  LAST_OF_RELEASE,
  MIGRATIONS_FOLDER,
  type Migration,
  readMigrations,
  SCHEMA,
} from '../../database/migrations/migration-files.ts';
import { StartupError } from '../../process/startup-error.ts';
import { asDatabase } from '../in-transaction.ts';

/** A row of `migrations.history`. */
type Applied = Pick<Migration, 'name' | 'checksum'>;

/** How the tables of a backup are made. */
export interface Rebuilding {
  steps: readonly Applied[];
  /** The data are as 1.0.0 kept them: tables and columns are missing, and what later versions derive from data. */
  isOfRelease: boolean;
}

/**
 * Finds the migrations of this version that create the schema of a backup: the same ones, or all of them for one of 1.0.0.
 * @throws StartupError when this version cannot create that schema
 */
export function findSteps(backedUp: readonly Applied[]): Rebuilding {
  const known = [...readMigrations(BOOTSTRAP_FOLDER), ...readMigrations(MIGRATIONS_FOLDER)];
  const names = backedUp.map(({ name }) => name).sort();
  const isOfRelease = names.filter(isEarlier).at(-1) === LAST_OF_RELEASE;
  if (!isOfRelease && names.some(isEarlier))
    throw new StartupError(
      'The backup was made by a version whose schema was not complete: only backups of 1.0.0 and of 2.0.0 on can be restored.',
    );
  const steps = isOfRelease
    ? [...known, ...backedUp.filter(({ name }) => name > SCHEMA)]
    : backedUp;
  const stranger = steps.find(
    (step) => !known.some(({ name, checksum }) => step.name === name && step.checksum === checksum),
  );
  if (!stranger) return { steps, isOfRelease };
  throw new StartupError(
    `The backup holds the migration ${stranger.name}, which this version of the product does not have. Restore it with the version that wrote it, or a newer one.`,
  );
}

/**
 * Applies exactly these migrations in the open transaction. The next start of the server applies
 * later ones.
 * @param staging folder for copies of the files
 */
export async function rebuildSchema(
  tx: Transaction,
  steps: readonly Applied[],
  staging: string,
): Promise<void> {
  const folders = {
    bootstrap: await copySteps(BOOTSTRAP_FOLDER, steps, join(staging, 'bootstrap')),
    migrations: await copySteps(MIGRATIONS_FOLDER, steps, join(staging, 'migrations')),
  };
  await migrate(asDatabase(tx), folders);
}

/**
 * Records the migrations that created the schema, in place of a history that names replaced ones.
 */
export async function replaceHistory(tx: Transaction, steps: readonly Applied[]): Promise<void> {
  await tx.query('truncate migrations.history');
  for (const { name, checksum } of steps)
    await tx.query('insert into migrations.history (name, checksum) values ($1, $2)', [
      name,
      checksum,
    ]);
}

async function copySteps(from: string, steps: readonly Applied[], to: string): Promise<string> {
  await mkdir(to);
  const wanted = readMigrations(from).filter(({ name }) =>
    steps.some((step) => step.name === name),
  );
  for (const { name } of wanted) await copyFile(join(from, `${name}.sql`), join(to, `${name}.sql`));
  return to;
}
