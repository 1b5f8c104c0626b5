import { copyFile, mkdir, mkdtempDisposable, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ClientBase } from 'pg';
import { StartupError } from '../../process/startup-error.ts';
import type { Manifest } from '../backup/manifest.ts';
import { inTransaction } from '../use-home.ts';
import {
  clearSchemas,
  countTables,
  fillTables,
  findSteps,
  rebuildSchema,
  replaceHistory,
} from './rebuild-schema.ts';
import { unpackBackup } from './unpack-backup.ts';

/** Other files there stay: an enquiry that waits is not lost. */
async function putFolders(names: readonly string[], staging: string, dataDir: string) {
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

export interface RestoreOptions {
  file: string;
  connectionString: string;
  dataDir: string;
  mayReplace: boolean;
  passphrase?: string | undefined;
}

/** Checks the file, restores the database in one transaction, then copies files; may be repeated. */
export async function restoreBackup(options: RestoreOptions): Promise<Manifest> {
  await mkdir(options.dataDir, { recursive: true });
  await using made = await mkdtempDisposable(join(options.dataDir, '.restore-'));
  const staging = made.path;
  const manifest = await unpackBackup(options.file, staging, options.passphrase);
  const { steps, isOfRelease } = findSteps(manifest.migrations);
  await inTransaction(options.connectionString, '', async (client) => {
    await requireAlone(client);
    await requireRoom(client, options.mayReplace);
    await clearSchemas(client);
    await rebuildSchema(client, steps, staging);
    await fillTables(client, manifest, staging, isOfRelease);
    if (steps !== manifest.migrations) await replaceHistory(client, steps);
  });
  const files = manifest.parts.filter(({ name }) => !name.startsWith('tables/'));
  await putFolders(
    files.map(({ name }) => name),
    staging,
    options.dataDir,
  );
  return manifest;
}

/** A running server polls the outbox every five seconds, so it has a session. */
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
