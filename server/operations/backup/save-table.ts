import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { ClientBase } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { ProductTable } from './read-catalogue.ts';

/** Writes all rows of a table to a file in PostgreSQL's own text form; returns their number. */
export async function saveTable(
  client: ClientBase,
  { name, columns }: ProductTable,
  file: string,
): Promise<number> {
  const stream = client.query(copyTo(`copy (select ${columns.join(', ')} from ${name}) to stdout`));
  await pipeline(stream, createWriteStream(file, { mode: 0o600 }));
  return stream.rowCount;
}
