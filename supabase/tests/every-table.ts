import type { Database, Transaction } from '../../server/database/database.ts';
import type { Verb } from './access-matrix.ts';

/** Puts a row into each table of our own auth service that the cast alone leaves empty. */
export async function fillAuthTables(database: Database, userId: string): Promise<void> {
  await database.transaction((tx) =>
    tx.query(
      `with session as (insert into auth.sessions (user_id, method) values ($1, 'password') returning id),
         tokens as (insert into auth.refresh_tokens (token_hash, session_id) select '\\x01', id from session),
         links as (insert into auth.one_time_tokens (token_hash, user_id, kind, expires_at)
           values ('\\x02', $1, 'recovery', now())),
         networks as (insert into auth.known_networks (user_id, network_digest) values ($1, '\\x03')),
         factor as (insert into auth.mfa_factors (user_id, factor_type, secret)
           values ($1, 'totp', 'sealed') returning id)
       insert into auth.mfa_challenges (factor_id) select id from factor`,
      [userId],
    ),
  );
}

/** The same for what the migrations make. */
export async function fillProductTables(database: Database): Promise<void> {
  await database.transaction((tx) => tx.query(FILL));
}

const KEY = 'B'.repeat(87);
const FILL = `
  insert into private.mail_outbox (recipient, subject) values ('a@example.in', 'Hello');
  select public.count_request('somebody', 1, 60);
  select public.submit_enquiry(
      '{"id": "00000000-0000-4000-8000-00000000000c", "name": "A", "email": "a@b.in", "phone": "+919800000001", "message": "m"}',
      '[{"recipient": "a@example.in", "subject": "Hello"}]',
      '{"signature": "s", "consents": [{"purpose": "news", "text": "t", "version": "1", "language": "en"}]}'),
    public.submit_enquiry(
      '{"id": "00000000-0000-4000-8000-00000000000d", "name": "A", "email": "a@b.in", "phone": "+919800000002", "message": "n"}', '[]'),
    public.record_chat_click('K7Q2', '/menu'),
    public.report_server('matrix', 'here', 0), public.report_server_warning('matrix'),
    public.offer_push_key('${KEY}');
  insert into private.reads_by_hour (account, hour) values (gen_random_uuid(), now());
  insert into private.known_devices (id_digest, user_id) select '\\x04', id from auth.users limit 1;
  insert into private.push_subscriptions (account, endpoint, p256dh, auth)
    select id, 'https://push.example/', '${KEY}', 'aaaaaaaaaaaaaaaaaaaaaa' from auth.users limit 1;
  insert into private.push_outbox (subscription) select id from private.push_subscriptions;
  insert into private.desk_views (id, user_id, name, filter)
    select gen_random_uuid(), id, 'Kept', '{}' from auth.users limit 1;
  insert into private.audit_log (action) values ('matrix.filled');
  insert into private.lead_events (action_id, lead_id, kind)
    values (gen_random_uuid(), '00000000-0000-4000-8000-00000000000c', 'work');
  insert into private.test_enquiries default values;
  insert into private.invitations (email, role) values ('invited@example.in', 'viewer');
  insert into private.assignment_cities (city, member) select 'moga', user_id from public.profiles limit 1;
  insert into private.digests (day) values ('2026-11-22');
  insert into private.calendar_feeds (user_id, token_digest) select id, '\\x05' from auth.users limit 1;
  insert into private.planned_publishings (id, at, commit, account)
    select gen_random_uuid(), now(), repeat('a', 40), id from auth.users limit 1;
  insert into private.draft_tickets (digest, account, session_id) select '\\x06', id, id from auth.users limit 1;
  insert into private.mail_attempts (mail_id, attempt, kind) values (gen_random_uuid(), 1, 'team');
  insert into private.lead_archive (id, lead, purge_at) values (gen_random_uuid(), '{}', now());
  insert into private.lead_merges (action_id, kept_id, before, after, sources, moved)
    values (gen_random_uuid(), gen_random_uuid(), '{}', '{}', '{}', '{}');
  with export as (
    insert into private.exports (id, actor, format, leads)
    select '00000000-0000-4000-8000-0000000000e1', user_id, 'csv', 1 from public.profiles where role = 'admin'
    returning id)
  insert into private.export_pages (export_id, lead_ids) select id, '{}' from export;
  insert into private.bulk_runs (id, actor, kind, target, after_at, after_id)
    values (gen_random_uuid(), gen_random_uuid(), 'bin', '{}', now(), gen_random_uuid())`;

/** Rows of a table as its owner sees them. */
export async function countRows(database: Database, table: string): Promise<number> {
  return database.transaction((tx) => runVerb(tx, 'select', table));
}

/**
 * Tries one verb on a whole table, asking for no right but the verb's own.
 * @returns how many rows it reached
 */
export async function runVerb(tx: Transaction, verb: Verb, table: string): Promise<number> {
  if (verb === 'select') {
    const { rows } = await tx.query(`select count(*)::int as found from ${table}`);
    return rows[0].found;
  }
  const statements = {
    insert: `insert into ${table} default values`,
    // "default" reads nothing, so that a missing right to select cannot hide a right to update.
    update: `update ${table} set ${await firstColumn(tx, table)} = default`,
    delete: `delete from ${table}`,
    truncate: `truncate ${table} cascade`,
  };
  return (await tx.query(statements[verb])).rowCount ?? 0;
}

async function firstColumn(tx: Transaction, table: string): Promise<string> {
  // By catalogue, not by regclass: that would ask for a right on the schema.
  const { rows } = await tx.query(
    `select attname as name from pg_attribute
     join pg_class on pg_class.oid = attrelid
     where format('%s.%s', relnamespace::regnamespace, relname) = $1 and attnum = 1`,
    [table],
  );
  return rows[0].name;
}
