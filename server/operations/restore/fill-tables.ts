import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { ClientBase } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { StartupError } from '../../process/startup-error.ts';
import type { Manifest } from '../backup/manifest.ts';
import { type ProductTable, readTables } from '../backup/read-catalogue.ts';

/**
 * Fills the tables of a new schema with a backup's rows and counts them. Triggers are disabled
 * meanwhile: what they would write is already in the backup.
 * @throws StartupError when tables or counts differ from the manifest
 */
export async function fillTables(
  client: ClientBase,
  manifest: Manifest,
  staging: string,
): Promise<void> {
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
