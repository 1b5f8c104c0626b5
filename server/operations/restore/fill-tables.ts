import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { ClientBase } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { StartupError } from '../../process/startup-error.ts';
import type { Manifest } from '../backup/manifest.ts';
import { type ProductTable, readTables } from '../backup/read-catalogue.ts';

/** Before data of 1.0.0 are filled in: what it kept may stand in the new tables until it is carried over. */
const ADMIT = `
  alter table auth.one_time_tokens add column encrypted_password text;
  alter table private.soft_leads drop constraint soft_leads_page_is_path;
  create table private.new_rules as table private.retention_rules;
`;

/** What later versions keep otherwise than 1.0.0, or derive from what it kept; no trigger follows it. */
const CARRY_OVER = `
  alter table auth.one_time_tokens drop column encrypted_password;
  -- A password that was typed before its address was confirmed may be a stranger's.
  update auth.users set encrypted_password = '', raw_user_meta_data = '{}' where email_confirmed_at is null;
  -- Null: longer than anybody noted it.
  update auth.known_networks set first_seen_at = null;
  -- Their names had no key.
  delete from private.rate_limits;
  insert into private.retention_rules select * from private.new_rules on conflict do nothing;
  drop table private.new_rules;
  update private.soft_leads set page = regexp_replace(page, '[?#].*$', '') where page ~ '[?#]';
  alter table private.soft_leads add constraint soft_leads_page_is_path check (page !~ '[?#]');
  update public.leads l set calls_allowed = coalesce(private.calls_allowed(l.id), false)
  where exists (select from private.consents c where c.lead_id = l.id);
  update private.submissions s set is_test = exists (select from private.test_enquiries t where t.id = s.id),
    is_held = exists (select from public.leads l where l.id = s.id and l.quarantined_at is not null);
  update private.lead_archive set removal = null;
  alter table public.leads enable trigger leads_are_searched;
  update public.leads set tags = tags;
`;

/**
 * Fills the tables of a new schema with a backup's rows and counts them. Triggers are disabled
 * meanwhile: what they would write is already in the backup.
 * @param isOfRelease the rows are those of 1.0.0, of which the schema has kept and added to every table
 * @throws StartupError when tables or counts differ from the manifest
 */
export async function fillTables(
  client: ClientBase,
  manifest: Manifest,
  staging: string,
  isOfRelease: boolean,
): Promise<void> {
  if (isOfRelease) await client.query(ADMIT);
  requireTables(await readTables(client), manifest, isOfRelease);
  const names = manifest.tables.map(({ name }) => name);
  for (const name of names) await client.query(`alter table ${name} disable trigger user`);
  // Some migrations insert rows, which the backup holds too.
  await client.query(`truncate ${names.join(', ')} cascade`);
  for (const table of manifest.tables) await fillTable(client, table, join(staging, table.part));
  for (const { name, last, isCalled } of manifest.sequences)
    await client.query('select setval($1::regclass, $2::bigint, $3)', [name, last, isCalled]);
  for (const { name, rows: wanted } of manifest.tables) {
    const { rows } = await client.query(`select count(*)::int as found from ${name}`);
    if (rows[0].found !== wanted)
      throw new StartupError(`${name} got ${rows[0].found} rows instead of ${wanted}.`);
  }
  if (isOfRelease) await client.query(CARRY_OVER);
  for (const name of names) await client.query(`alter table ${name} enable trigger user`);
}

function requireTables(
  made: readonly ProductTable[],
  { tables }: Manifest,
  mayHaveMore: boolean,
): void {
  const columnsOf = new Map(made.map(({ name, columns }) => [name, columns]));
  const isKept = ({ name, columns }: ProductTable) => {
    const known = columnsOf.get(name) ?? [];
    return mayHaveMore
      ? columns.every((column) => known.includes(column))
      : JSON.stringify(columns) === JSON.stringify(known);
  };
  if (tables.every(isKept) && (mayHaveMore || tables.length === made.length)) return;
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
