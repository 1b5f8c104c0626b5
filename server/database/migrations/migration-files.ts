import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';

export interface Migration {
  name: string;
  sql: string;
  /** SHA-256 with Unix line endings, so that a checkout on Windows has the same. */
  checksum: string;
}

const folderAt = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export const BOOTSTRAP_FOLDER = folderAt('../bootstrap/');
export const MIGRATIONS_FOLDER = folderAt('../../../supabase/migrations/');
export const SCHEMAS_FOLDER = folderAt('../../../supabase/schemas/');

export const SCHEMA = '20261129000000_schema';
/** The first day of the files of 1.0.0, and the last of them. */
const FIRST_DAY = '20261121';
export const LAST_OF_RELEASE = '20261122001700_retention';

export const isEarlier = (name: string): boolean => name >= FIRST_DAY && name < SCHEMA;

export function listMigrations(folder: string): string[] {
  const names = readdirSync(folder).flatMap((file) => /^(.+)\.sql(\.gz)?$/.exec(file)?.[1] ?? []);
  return [...new Set(names)].sort();
}

export function readMigrations(folder: string): Migration[] {
  return listMigrations(folder).map((name) => {
    const file = join(folder, `${name}.sql`);
    // What is generated whole is kept packed: its truth is in supabase/schemas.
    const packed = `${file}.gz`;
    const bytes = existsSync(packed) ? gunzipSync(readFileSync(packed)) : readFileSync(file);
    const sql = bytes.toString('utf8').replaceAll('\r\n', '\n');
    return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
  });
}

export const joinMigrations = (folder: string): string =>
  readMigrations(folder)
    .map(({ sql }) => sql.replace(/^ *--.*\n/gm, ''))
    .join('\n');
