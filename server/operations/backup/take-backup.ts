import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { ClientBase } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { StartupError } from '../../process/startup-error.ts';
import { inTransaction } from '../in-transaction.ts';
import { HOLDS, MANIFEST, type Manifest, type Part } from './manifest.ts';
import { type ProductTable, readHistory, readSequences, readTables } from './read-catalogue.ts';
import { saveFolders } from './save-folders.ts';
import { writeArchive } from './write-archive.ts';

export interface BackupOptions {
  connectionString: string;
  dataDir: string;
  /** The file to write; its folder is created if missing. */
  target: string;
  /** Version of the product. */
  version: string;
  /** Encrypts the file. */
  passphrase?: string | undefined;
}

/**
 * Writes database, secrets and waiting enquiries into one file, while the server runs: the tables
 * are one consistent snapshot. The file appears complete or not at all.
 * @throws StartupError when there is nothing to back up
 */
export async function takeBackup(options: BackupOptions): Promise<Manifest> {
  const folder = dirname(options.target);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // Nobody else may enter it, whatever the modes of the files in it.
  const staging = await mkdtemp(join(folder, '.backup-'));
  try {
    // Before the database: an enquiry that moves from the spool into it meanwhile is then in both,
    // never in neither.
    const files = await saveFolders(options.dataDir, staging);
    const tables = await saveDatabase(options.connectionString, staging);
    const names = [...tables.tables.map(({ part }) => part), ...files];
    const parts = await Promise.all(names.map((name) => describe(staging, name)));
    const takenAt = new Date();
    const manifest: Manifest = {
      format: 1,
      holds: HOLDS,
      version: options.version,
      takenAt: takenAt.toISOString(),
      ...tables,
      parts,
    };
    await writeFile(join(staging, MANIFEST), JSON.stringify(manifest, undefined, ' '));
    const draft = join(staging, 'draft');
    await writeArchive({
      folder: staging,
      names: [MANIFEST, ...names],
      mtime: takenAt,
      target: draft,
      passphrase: options.passphrase,
    });
    await rename(draft, options.target);
    return manifest;
  } finally {
    await rm(staging, { recursive: true });
  }
}

async function saveDatabase(
  connectionString: string,
  staging: string,
): Promise<Pick<Manifest, 'migrations' | 'tables' | 'sequences'>> {
  await mkdir(join(staging, 'tables'));
  return inTransaction(
    connectionString,
    'isolation level repeatable read read only',
    async (tx) => {
      const migrations = await readHistory(tx);
      if (migrations.length === 0)
        throw new StartupError(
          'There is nothing to back up: this database was never started with the product.',
        );
      const tables: Manifest['tables'] = [];
      for (const table of await readTables(tx)) {
        const part = `tables/${table.name.replaceAll('"', '')}`;
        const rows = await saveTable(tx, table, join(staging, part));
        tables.push({ ...table, rows, part });
      }
      return { migrations, tables, sequences: await readSequences(tx) };
    },
  );
}

/** Writes all rows of a table to a file in PostgreSQL's own text form; returns their number. */
async function saveTable(
  client: ClientBase,
  { name, columns }: ProductTable,
  file: string,
): Promise<number> {
  const stream = client.query(copyTo(`copy (select ${columns.join(', ')} from ${name}) to stdout`));
  await pipeline(stream, createWriteStream(file));
  return stream.rowCount;
}

async function describe(staging: string, name: string): Promise<Part> {
  const hash = createHash('sha256');
  const path = join(staging, name);
  await pipeline(createReadStream(path), hash);
  return { name, bytes: (await stat(path)).size, sha256: hash.digest('hex') };
}
