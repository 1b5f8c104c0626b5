import { createReadStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { ClientBase } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { Transaction } from '../../database/database.ts';
import { migrate } from '../../database/migrations/migrate.ts';
import {
  BOOTSTRAP_FOLDER,
  isEarlier,
  LAST_OF_RELEASE,
  MIGRATIONS_FOLDER,
  type Migration,
  readMigrations,
  SCHEMA,
} from '../../database/migrations/migration-files.ts';
import { StartupError } from '../../process/startup-error.ts';
import { type Manifest, type ProductTable, readTables, SCHEMAS } from '../backup/manifest.ts';
import { asDatabase } from '../use-home.ts';

type Applied = Pick<Migration, 'name' | 'checksum'>;

/** `isOfRelease`: 1.0.0 lacks tables and columns, and what later versions derive from data. */
export function findSteps(backedUp: readonly Applied[]) {
  const known = [...readMigrations(BOOTSTRAP_FOLDER), ...readMigrations(MIGRATIONS_FOLDER)];
  const names = backedUp.map(({ name }) => name).sort();
  const isOfRelease = names.filter(isEarlier).at(-1) === LAST_OF_RELEASE;
  if (!isOfRelease && names.some(isEarlier))
    throw new StartupError(
      'The backup was made by a version whose schema was not complete: only backups of 1.0.0 and of 2.0.0 on can be restored.',
    );
  const steps = isOfRelease
    ? [...known, ...backedUp.filter(({ name }) => name > SCHEMA)]
    : backedUp;
  const stranger = steps.find(
    (step) => !known.some(({ name, checksum }) => step.name === name && step.checksum === checksum),
  );
  if (!stranger) return { steps, isOfRelease };
  throw new StartupError(
    `The backup holds the migration ${stranger.name}, which this version of the product does not have. Restore it with the version that wrote it, or a newer one.`,
  );
}

export async function rebuildSchema(tx: Transaction, steps: readonly Applied[], staging: string) {
  const folders = {
    bootstrap: await copySteps(BOOTSTRAP_FOLDER, steps, join(staging, 'bootstrap')),
    migrations: await copySteps(MIGRATIONS_FOLDER, steps, join(staging, 'migrations')),
  };
  await migrate(asDatabase(tx), folders);
}

/** In place of a history that names replaced migrations. */
export async function replaceHistory(tx: Transaction, steps: readonly Applied[]): Promise<void> {
  await tx.query('truncate migrations.history');
  for (const { name, checksum } of steps)
    await tx.query('insert into migrations.history (name, checksum) values ($1, $2)', [
      name,
      checksum,
    ]);
}

async function copySteps(from: string, steps: readonly Applied[], to: string): Promise<string> {
  await mkdir(to);
  const wanted = readMigrations(from).filter(({ name }) =>
    steps.some((step) => step.name === name),
  );
  for (const { name, sql } of wanted) await writeFile(join(to, `${name}.sql`), sql);
  return to;
}

export async function countTables(tx: Transaction): Promise<number> {
  const { rows } = await tx.query(
    `select count(*)::int as found from pg_class
     where relkind in ('r', 'p') and relnamespace::regnamespace::text = any($1)`,
    [SCHEMAS],
  );
  return rows[0].found;
}

/** The schema `public` may belong to another role: it stays, with objects of extensions. */
export async function clearSchemas(tx: Transaction): Promise<void> {
  for (const schema of SCHEMAS.filter((name) => name !== 'public'))
    await tx.query(`drop schema if exists ${schema} cascade`);
  const { rows } = await tx.query<{ command: string }>(DROPS);
  for (const { command } of rows) await tx.query(command);
}

const isOurs = (catalogue: string) => `not exists (
  select from pg_depend where objid = ${catalogue}.oid and classid = '${catalogue}'::regclass
    and deptype = 'e')`;

const DROPS = `
  select format('drop %s if exists %s cascade', case relkind
      when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence'
      when 'c' then 'type' else 'table' end, oid::regclass) as command
  from pg_class
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'S', 'c')
    and ${isOurs('pg_class')}
  union all
  select format('drop routine if exists %s cascade', oid::regprocedure)
  from pg_proc where pronamespace = 'public'::regnamespace and ${isOurs('pg_proc')}
  union all
  select format('drop type if exists %s cascade', oid::regtype)
  from pg_type where typnamespace = 'public'::regnamespace and typtype in ('e', 'd', 'r')
    and ${isOurs('pg_type')}`;

/** Before data of 1.0.0 are filled in: what it kept may stand in the new tables until it is carried over. */
const ADMIT = `
  alter table auth.one_time_tokens add column encrypted_password text;
  alter table private.chat_clicks drop constraint chat_clicks_page_is_path;
  alter table private.chat_clicks rename to soft_leads;
  alter sequence private.chat_clicks_id_seq rename to soft_leads_id_seq;
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
  update private.retention_rules set kept = 'chat clicks' where kept = 'soft leads';
  insert into private.retention_rules select * from private.new_rules on conflict do nothing;
  drop table private.new_rules;
  update private.soft_leads set page = regexp_replace(page, '[?#].*$', '') where page ~ '[?#]';
  alter table private.soft_leads add constraint chat_clicks_page_is_path check (page !~ '[?#]');
  update public.leads l set calls_allowed = coalesce((private.consent_state(l.id) #>> '{calls,is_granted}')::boolean, false)
  where exists (select from private.consents c where c.lead_id = l.id);
  update private.submissions s set is_test = exists (select from private.test_enquiries t where t.id = s.id),
    is_held = exists (select from public.leads l where l.id = s.id and l.quarantined_at is not null);
  update private.lead_archive set removal = null;
  -- What a link called its source, as contract/desk/spelling.ts spells it.
  update public.leads set attribution = regexp_replace(regexp_replace(attribution::text,
    '"utm_source": "fb"', '"utm_source": "Facebook"', 'g'), '"utm_source": "(ig|insta)"', '"utm_source": "Instagram"', 'g')::jsonb;
  alter table public.leads enable trigger leads_are_searched;
  update public.leads set tags = tags;
`;

const RENAME = `
  alter table private.soft_leads rename to chat_clicks;
  alter sequence private.soft_leads_id_seq rename to chat_clicks_id_seq;
`;

/** Triggers are disabled meanwhile: what they would write is already in the backup. */
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
  if (isOfRelease) await client.query(RENAME);
}

function requireTables(made: readonly ProductTable[], { tables }: Manifest, mayHaveMore: boolean) {
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

async function fillTable(client: ClientBase, { name, columns }: ProductTable, file: string) {
  const stream = client.query(copyFrom(`copy ${name} (${columns.join(', ')}) from stdin`));
  await pipeline(createReadStream(file), stream);
}
