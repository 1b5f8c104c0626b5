import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

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
  return readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .map((file) => basename(file, '.sql'))
    .sort();
}

export function readMigrations(folder: string): Migration[] {
  return listMigrations(folder).map((name) => {
    const sql = readFileSync(join(folder, `${name}.sql`), 'utf8').replaceAll('\r\n', '\n');
    return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
  });
}

export const joinMigrations = (folder: string): string =>
  readMigrations(folder)
    .map(({ sql }) => sql.replace(/^ *--.*\n/gm, ''))
    .join('\n');
