import { createReadStream } from 'node:fs';
import { copyFile, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { ClientBase } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { StartupError } from '../../process/startup-error.ts';
import type { Manifest } from '../backup/manifest.ts';
import { type ProductTable, readTables } from '../backup/read-catalogue.ts';
import { inTransaction } from '../in-transaction.ts';
import { clearSchemas, countTables } from './clear-schemas.ts';
import { findSteps, rebuildSchema, replaceHistory } from './rebuild-schema.ts';
import { unpackBackup } from './unpack-backup.ts';

/**
 * Copies a backup's files into DATA_DIR. Other files there stay: an enquiry waiting now is not
 * lost, and one that is there twice is stored once.
 * @param names like `spool/x.json`
 */
export async function putFolders(
  names: readonly string[],
  staging: string,
  dataDir: string,
): Promise<void> {
  for (const name of names) {
    const target = join(dataDir, name);
    const draft = `${target}.restored-${process.pid}`;
    await mkdir(join(target, '..'), { recursive: true, mode: 0o700 });
    try {
      await copyFile(join(staging, name), draft);
      await rename(draft, target);
    } finally {
      await rm(draft, { force: true });
    }
  }
}

/**
 * Fills the tables of a new schema with a backup's rows and counts them. Triggers are disabled
 * meanwhile: what they would write is already in the backup.
 * @throws StartupError when tables or counts differ from the manifest
 */
async function fillTables(client: ClientBase, manifest: Manifest, staging: string): Promise<void> {
  await requireSameTables(client, manifest);
  const names = manifest.tables.map(({ name }) => name);
  for (const name of names) await client.query(`alter table ${name} disable trigger user`);
  // Some migrations insert rows, which the backup holds too.
  await client.query(`truncate ${names.join(', ')}`);
  for (const table of manifest.tables) await fillTable(client, table, join(staging, table.part));
  for (const { name, last, isCalled } of manifest.sequences)
    await client.query('select setval($1::regclass, $2::bigint, $3)', [name, last, isCalled]);
  for (const name of names) await client.query(`alter table ${name} enable trigger user`);
  for (const { name, rows: wanted } of manifest.tables) {
    const { rows } = await client.query(`select count(*)::int as found from ${name}`);
    if (rows[0].found !== wanted)
      throw new StartupError(`${name} got ${rows[0].found} rows instead of ${wanted}.`);
  }
}

async function requireSameTables(client: ClientBase, manifest: Manifest): Promise<void> {
  const describe = (tables: readonly { name: string; columns: readonly string[] }[]) =>
    JSON.stringify(tables.map(({ name, columns }) => [name, ...columns]));
  if (describe(await readTables(client)) !== describe(manifest.tables))
    throw new StartupError('The backup holds other tables than its migrations make.');
}

/** Adds the rows of a file in PostgreSQL's text form to a table. */
async function fillTable(
  client: ClientBase,
  { name, columns }: ProductTable,
  file: string,
): Promise<void> {
  const stream = client.query(copyFrom(`copy ${name} (${columns.join(', ')}) from stdin`));
  await pipeline(createReadStream(file), stream);
}

export interface RestoreOptions {
  /** Path of the backup. */
  file: string;
  connectionString: string;
  dataDir: string;
  /** Whether existing data in the database may be replaced. */
  mayReplace: boolean;
  /** Asked for the passphrase of a backup that is encrypted. */
  askPassphrase?: () => Promise<string>;
}

/**
 * Restores a backup: checks the whole file, restores the database in one transaction, then copies
 * secrets and waiting enquiries. May be repeated safely.
 * @throws StartupError that gives the reason; the database is then unchanged
 */
export async function restoreBackup(options: RestoreOptions): Promise<Manifest> {
  await mkdir(options.dataDir, { recursive: true });
  const staging = await mkdtemp(join(options.dataDir, '.restore-'));
  try {
    const manifest = await unpackBackup(options.file, staging, options.askPassphrase);
    const steps = findSteps(manifest.migrations);
    await inTransaction(options.connectionString, '', async (client) => {
      await requireAlone(client);
      await requireRoom(client, options.mayReplace);
      await clearSchemas(client);
      await rebuildSchema(client, steps, staging);
      await fillTables(client, manifest, staging);
      if (steps !== manifest.migrations) await replaceHistory(client, steps);
    });
    const files = manifest.parts.filter(({ name }) => !name.startsWith('tables/'));
    await putFolders(
      files.map(({ name }) => name),
      staging,
      options.dataDir,
    );
    return manifest;
  } finally {
    await rm(staging, { recursive: true });
  }
}

/**
 * Refuses while another session uses the database. A running server polls the outbox every five seconds, so
 * it has one.
 */
export async function requireAlone(client: ClientBase): Promise<void> {
  const { rows } = await client.query(
    `select count(*)::int as others from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and usename is not null
       and coalesce(backend_type, 'client backend') = 'client backend'`,
  );
  const { others } = rows[0];
  if (others === 0) return;
  throw new StartupError(
    `The database is in use (${others === 1 ? 'one other session' : `${others} other sessions`}). Stop every server that uses it, then run this again.`,
  );
}

async function requireRoom(client: ClientBase, mayReplace: boolean): Promise<void> {
  if (mayReplace || (await countTables(client)) === 0) return;
  throw new StartupError(
    'The database holds data already. Add --replace to lose all of it and take the backup instead; make a backup of it first.',
  );
}
