import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Transaction } from '../../database/database.ts';
import {
  isBeforeRelease,
  isComplete,
  isOfRelease,
} from '../../database/migrations/before-release.ts';
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
 * Finds the migrations of this version that create the schema of a backup: the same ones, or those
 * that replaced them in 1.0.0.
 * @throws StartupError when this version cannot create that schema
 */
export function findSteps(backedUp: Steps): Steps {
  const known = [...readMigrations(BOOTSTRAP_FOLDER), ...readMigrations(MIGRATIONS_FOLDER)];
  const isEarlier = backedUp.some(({ name }) => isBeforeRelease(name));
  const steps = isEarlier ? replaceEarlier(backedUp, known) : backedUp;
  const stranger = steps.find(
    (step) => !known.some(({ name, checksum }) => step.name === name && step.checksum === checksum),
  );
  if (!stranger) return steps;
  throw new StartupError(
    `The backup holds the migration ${stranger.name}, which this version of the product does not have. Restore it with the version that wrote it, or a newer one.`,
  );
}

/**
 * The current files for a backup from before 1.0.0; filling the tables shows whether they are
 * equal.
 */
function replaceEarlier(backedUp: Steps, known: Steps): Steps {
  if (!isComplete(backedUp.map(({ name }) => name))) {
    throw new StartupError(
      'The backup was made by an early version whose schema was not complete. Start the last version before 1.0.0 with these data, back them up with it, and restore that.',
    );
  }
  const later = backedUp.filter(({ name }) => !isBeforeRelease(name) && !isOfRelease(name));
  return [...known.filter(({ name }) => isOfRelease(name)), ...later];
}

/**
 * Applies exactly these migrations in the open transaction. The next start of the server applies
 * later ones.
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
 * Records the migrations that created the schema, in place of a history that names replaced ones.
 */
export async function replaceHistory(tx: Transaction, steps: Steps): Promise<void> {
  await tx.query('truncate migrations.history');
  for (const { name, checksum } of steps)
    await tx.query('insert into migrations.history (name, checksum) values ($1, $2)', [
      name,
      checksum,
    ]);
}

async function copySteps(from: string, steps: Steps, to: string): Promise<string> {
  await mkdir(to);
  const wanted = readMigrations(from).filter(({ name }) =>
    steps.some((step) => step.name === name),
  );
  for (const { name } of wanted) await copyFile(join(from, `${name}.sql`), join(to, `${name}.sql`));
  return to;
}
