import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import {
  copyFile,
  mkdir,
  mkdtempDisposable,
  open,
  readdir,
  rename,
  stat,
  writeFile,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { ClientBase } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { type Pack, pack } from 'tar-stream';
import { bundleContent } from '../../content/repository/bundle.ts';
import { StartupError } from '../../process/startup-error.ts';
import { encryptStream } from '../passphrase.ts';
import { inTransaction } from '../use-home.ts';
import {
  FOLDERS,
  HOLDS,
  MANIFEST,
  type Manifest,
  type Part,
  type ProductTable,
  readHistory,
  readSequences,
  readTables,
} from './manifest.ts';

async function writeArchive(
  folder: string,
  names: readonly string[],
  mtime: Date,
  { target, passphrase }: Pick<BackupOptions, 'target' | 'passphrase'>,
): Promise<void> {
  const archive = pack();
  const packed = archive.pipe(createGzip());
  archive.on('error', (error) => packed.destroy(error));
  await Promise.all([
    pipeline(
      passphrase === undefined ? packed : await encryptStream(packed, passphrase),
      createWriteStream(target, { mode: 0o600 }),
    ),
    addFiles(archive, folder, names, mtime),
  ]);
  await using file = await open(target, 'r+');
  await file.sync();
}

async function addFiles(archive: Pack, folder: string, names: readonly string[], mtime: Date) {
  for (const name of names) {
    const path = join(folder, name);
    const { size } = await stat(path);
    await pipeline(createReadStream(path), archive.entry({ name, size, mtime, mode: 0o600 }));
  }
  archive.finalize();
}

/** Files still being written, which nobody relies on yet. */
const UNFINISHED = /^\.|\.draft$/;

export async function saveFolders(dataDir: string, staging: string): Promise<string[]> {
  const names: string[] = [];
  await bundleContent(dataDir);
  for (const folder of FOLDERS) {
    if (!existsSync(join(dataDir, folder))) continue;
    await mkdir(join(staging, folder));
    for (const entry of await readdir(join(dataDir, folder), { withFileTypes: true })) {
      const name = `${folder}/${entry.name}`;
      if (!entry.isFile() || UNFINISHED.test(entry.name)) continue;
      // An enquiry stored meanwhile leaves the spool; the database then holds it.
      const isThere = await copyFile(join(dataDir, name), join(staging, name)).then(
        () => true,
        (error: NodeJS.ErrnoException) => {
          if (error.code !== 'ENOENT') throw error;
          return false;
        },
      );
      if (isThere) names.push(name);
    }
  }
  return names;
}

export interface BackupOptions {
  connectionString: string;
  dataDir: string;
  target: string;
  version: string;
  passphrase?: string | undefined;
}

/** The server may run. The file appears complete or not at all. */
export async function takeBackup(options: BackupOptions): Promise<Manifest> {
  const folder = dirname(options.target);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // Nobody else may enter it, whatever the modes of the files in it.
  await using made = await mkdtempDisposable(join(folder, '.backup-'));
  const staging = made.path;
  // Before the database: an enquiry that moves into it meanwhile is then in both, never in neither.
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
  await writeArchive(staging, [MANIFEST, ...names], takenAt, { ...options, target: draft });
  await rename(draft, options.target);
  return manifest;
}

async function saveDatabase(connectionString: string, staging: string) {
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

async function saveTable(client: ClientBase, { name, columns }: ProductTable, file: string) {
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
