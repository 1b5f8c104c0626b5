import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** One SQL file as the code holds it. */
export interface Migration {
  name: string;
  sql: string;
  /** SHA-256 in hexadecimal of the text with Unix line ends, so that a checkout on Windows agrees. */
  checksum: string;
}

const folderAt = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** What hosted Supabase brings along and a plain PostgreSQL needs first. */
export const BOOTSTRAP_FOLDER = folderAt('../bootstrap/');
/** The product's schema, the same in every home. */
export const MIGRATIONS_FOLDER = folderAt('../../../supabase/migrations/');

/** Names of a folder's SQL files, in the order in which they are applied. */
export function listMigrations(folder: string): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .map((file) => basename(file, '.sql'))
    .sort();
}

/** Reads a folder's SQL files, in the order in which they are applied. */
export function readMigrations(folder: string): Migration[] {
  return listMigrations(folder).map((name) => {
    const sql = readFileSync(join(folder, `${name}.sql`), 'utf8').replaceAll('\r\n', '\n');
    return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
  });
}
