import { StartupError } from '../../process/startup-error.ts';
import type { Database, Transaction } from '../database.ts';
import {
  BOOTSTRAP_FOLDER,
  isEarlier,
  listMigrations,
  MIGRATIONS_FOLDER,
  type Migration,
  readMigrations,
} from './migration-files.ts';

export type MigrationFolders = Record<'bootstrap' | 'migrations', string>;

const FOLDERS: MigrationFolders = { bootstrap: BOOTSTRAP_FOLDER, migrations: MIGRATIONS_FOLDER };
/** Advisory lock held during a migration; an arbitrary number that nothing else uses. */
const LOCK = 7_920_432;

// Each migration is one transaction with its history row. Processes that start together take turns.
export async function migrate(database: Database, folders = FOLDERS): Promise<string[]> {
  const applied: string[] = [];
  const steps = await prepare(database, folders);
  for (const step of steps) {
    if (await locked(database, (tx) => apply(tx, step))) applied.push(step.name);
  }
  return applied;
}

async function prepare(database: Database, folders: MigrationFolders): Promise<Migration[]> {
  return locked(database, async (tx) => {
    const { rows } = await tx.query(
      `select exists (select from pg_roles where rolname = 'supabase_auth_admin') as hosted,
              to_regclass('migrations.history') is not null as known`,
    );
    if (!rows[0].known) await tx.query(CREATE_HISTORY);
    const bootstrap = readMigrations(folders.bootstrap);
    const migrations = readMigrations(folders.migrations);
    await refuseStrangers(tx, [...bootstrap, ...migrations]);
    return rows[0].hosted ? migrations : [...bootstrap, ...migrations];
  }).catch(explainConnection);
}

const CREATE_HISTORY = `
  create schema if not exists migrations;
  create table migrations.history (
    name text primary key,
    checksum text not null,
    applied_at timestamptz not null default now()
  );
  revoke all on schema migrations from public;
`;

async function refuseStrangers(tx: Transaction, steps: readonly Migration[]): Promise<void> {
  const names = steps.map(({ name }) => name);
  const { rows } = await tx.query(
    'select name from migrations.history where name <> all($1) order by name',
    [names],
  );
  const [stranger] = rows;
  if (!stranger) return;
  throw new StartupError(
    isEarlier(stranger.name)
      ? 'The database was made by a version before 2.0.0, whose schema was built in other steps, and was left as it is: run "npm run backup", then "npm run restore -- <the backup> --replace", which brings all data over, then start again.'
      : `The database is newer than this version of the product: it holds the migration ${stranger.name}, which is unknown here. Start the newer version, or restore a backup from before it.`,
  );
}

const RECORD = 'insert into migrations.history (name, checksum) values ($1, $2)';

async function apply(tx: Transaction, { name, sql, checksum }: Migration): Promise<boolean> {
  const { rows } = await tx.query('select checksum from migrations.history where name = $1', [
    name,
  ]);
  if (rows[0]?.checksum === checksum) return false;
  if (rows[0])
    throw new StartupError(
      `The migration ${name} was changed after this database applied it. Restore the file as it was and put the change into a new migration.`,
    );
  try {
    await tx.query(sql);
  } catch (error) {
    throw new StartupError(
      `The migration ${name} failed (${(error as Error).message}); nothing of it was kept.`,
      { cause: error },
    );
  }
  await tx.query(RECORD, [name, checksum]);
  return true;
}

function locked<T>(database: Database, work: (tx: Transaction) => Promise<T>): Promise<T> {
  return database.transaction(async (tx) => {
    await tx.query("select set_config('statement_timeout', '0', true)");
    await tx.query('select pg_advisory_xact_lock($1)', [LOCK]);
    return work(tx);
  });
}

function explainConnection(error: Error): never {
  if (error instanceof StartupError) throw error;
  throw new StartupError(
    `The database cannot be used (${error.message || (error as { code?: string }).code}). Check DATABASE_URL, that the database runs, and that the user may create schemas in it.`,
    { cause: error },
  );
}

/** Whether the database answers and has every migration of the code; never throws. */
export async function isReady(database: Database, folder = MIGRATIONS_FOLDER): Promise<boolean> {
  const names = listMigrations(folder);
  try {
    return await database.transaction(async (tx) => {
      const { rows } = await tx.query(
        'select count(*)::int as found from migrations.history where name = any($1)',
        [names],
      );
      return rows[0].found === names.length;
    });
  } catch {
    return false;
  }
}
