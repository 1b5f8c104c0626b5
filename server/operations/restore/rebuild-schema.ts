import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Transaction } from '../../database/database.ts';
import {
  type Applied,
  findEarlier,
  isEarlier,
  isOfSchema,
} from '../../database/migrations/earlier-schemas.ts';
import { migrate } from '../../database/migrations/migrate.ts';
import {
  BOOTSTRAP_FOLDER,
  MIGRATIONS_FOLDER,
  readMigrations,
} from '../../database/migrations/migration-files.ts';
import { StartupError } from '../../process/startup-error.ts';
import { asDatabase } from '../in-transaction.ts';

/** How the tables of a backup are made. */
export interface Rebuilding {
  steps: readonly Applied[];
  /** The data are as 1.0.0 kept them: tables and columns are missing, and what later versions derive from data. */
  isOfRelease: boolean;
}

/**
 * Finds the migrations of this version that create the schema of a backup: the same ones, or the one file that
 * earlier ones became.
 * @throws StartupError when this version cannot create that schema
 */
export function findSteps(backedUp: readonly Applied[]): Rebuilding {
  const known = [...readMigrations(BOOTSTRAP_FOLDER), ...readMigrations(MIGRATIONS_FOLDER)];
  const earlier = backedUp.some(({ name }) => isEarlier(name))
    ? requireEarlier(backedUp)
    : undefined;
  const later = backedUp.filter(({ name }) => !isEarlier(name) && !isOfSchema(name));
  const steps = earlier ? [...known.filter(({ name }) => isOfSchema(name)), ...later] : backedUp;
  const stranger = steps.find(
    (step) => !known.some(({ name, checksum }) => step.name === name && step.checksum === checksum),
  );
  if (!stranger) return { steps, isOfRelease: earlier === 'release' };
  throw new StartupError(
    `The backup holds the migration ${stranger.name}, which this version of the product does not have. Restore it with the version that wrote it, or a newer one.`,
  );
}

function requireEarlier(backedUp: readonly Applied[]) {
  const earlier = findEarlier(backedUp);
  if (earlier) return earlier;
  throw new StartupError(
    'The backup was made by an early version whose schema was not complete. Start the last version before 1.0.0, or before 2.0.0, with these data, back them up with it, and restore that.',
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
