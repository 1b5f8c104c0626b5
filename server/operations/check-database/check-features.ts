import type { ClientBase, QueryResult } from 'pg';
import { migrate } from '../../database/migrations/migrate.ts';
import { asDatabase, inTransaction } from '../use-home.ts';

interface Feature {
  name: string;
  usedFor: string;
  /** The last statement yields `ok`, which must be true. All is rolled back. */
  attempt: string | ((client: ClientBase) => Promise<unknown>);
  isKept?: true;
}

const ID = "'00000000-0000-4000-8000-0000000c4ec5'";

const SUBMIT = `
  select public.submit_enquiry(
    '{"id": "00000000-0000-4000-8000-0000000c4ec5", "name": "Probe", "email": "probe@example.in",
      "phone": "+919876543210", "message": "Probe"}',
    '[{"kind": "team", "recipient": "probe@example.in", "subject": "Probe"}]',
    '{"consents": [{"purpose": "enquiry", "text": "Probe", "version": "1", "language": "en"}]}');`;

/** Signs in as an administrator: a trigger gives the role to a confirmed, authorised address. */
const SIGN_IN = `
  insert into private.administrators (email) values ('probe-of-check-database@example.in');
  insert into auth.users (id, email, encrypted_password, email_confirmed_at)
    values (${ID}, 'probe-of-check-database@example.in', '', now());
  insert into auth.sessions (id, user_id, method) values (${ID}, ${ID}, 'password');
  select set_config('request.jwt.claims', '{"sub": "00000000-0000-4000-8000-0000000c4ec5",
    "session_id": "00000000-0000-4000-8000-0000000c4ec5"}', true);
  set local role authenticated;`;

/** Features that a database may accept in migrations without implementing them: other systems speak
 * PostgreSQL's dialect and leave out locks, triggers or row-level security. */
export const FEATURES: readonly Feature[] = [
  {
    name: 'one call stores an enquiry, its mail and its consent',
    usedFor: 'every enquiry: acting as a role, JSON, functions with their owner’s rights',
    attempt: `set local role service_role; ${SUBMIT} reset role;
      select (select count(*) from public.leads where id = ${ID}) = 1
        and (select count(*) from private.mail_outbox where lead_id = ${ID}) = 1
        and (select count(*) from private.consents where lead_id = ${ID}) = 1 as ok`,
  },
  {
    name: 'a mail is claimed once and its outcome is kept',
    usedFor: 'each mail is sent by one process (locks that skip what others hold)',
    attempt: `${SUBMIT} update private.mail_outbox set next_attempt_at = '-infinity' where lead_id = ${ID};
      select public.settle_mail(id) from public.claim_mail(1);
      select sent_at is not null and (select count(*) from public.claim_mail(1000) c where c.id = m.id) = 0
        as ok from private.mail_outbox m where lead_id = ${ID}`,
  },
  {
    name: 'row-level security shows leads to the administrator alone',
    usedFor: 'who reads which lead',
    attempt: `${SUBMIT} ${SIGN_IN}
      select set_config('probe.seen', (select count(*) from public.leads where id = ${ID})::text, true),
        set_config('request.jwt.claims', '{}', true);
      select current_setting('probe.seen') = '1' and not exists (select from public.leads) as ok`,
  },
];

export interface Finding {
  name: string;
  usedFor: string;
  error?: string;
}

/** Systems that commit DDL at once would keep the whole schema. */
const NOT_TRIED = 'not tried, since it could not be undone here';
const ROLL_BACK = new Error('nothing of a check is kept');

export async function checkFeatures(
  connectionString: string,
  features: readonly Feature[] = FEATURES,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  let canUndo = true;
  const work = async (client: ClientBase): Promise<void> => {
    for (const feature of [RIGHTS, UNDOING, MIGRATIONS, ...features]) {
      const error = canUndo ? await tryFeature(client, feature) : NOT_TRIED;
      if (feature === UNDOING) canUndo = error === undefined;
      const { name, usedFor } = feature;
      findings.push({ name, usedFor, ...(error && { error }) });
    }
    throw ROLL_BACK;
  };
  await inTransaction(connectionString, '', work).catch((error: unknown) => {
    if (error !== ROLL_BACK) throw error;
  });
  return findings;
}

/** The three roles are created by the database's administrator or by the product's bootstrap. */
const RIGHTS: Feature = {
  name: 'rights of this role',
  isKept: true,
  usedFor: 'schemas and the three roles (docs/operator/own-postgresql.md)',
  attempt: `do $do$ declare wanted text; begin
      foreach wanted in array array['anon', 'authenticated', 'service_role'] loop
        if not exists (select from pg_roles where rolname = wanted) then
          execute format('create role %I nologin noinherit', wanted);
          execute format('grant %I to %I', wanted, current_user);
        end if;
      end loop;
    end $do$;
    create schema probe;
    create table public.probe_of_check_database (id int);
    select pg_has_role('anon', 'member') and pg_has_role('service_role', 'member') as ok`,
};
const UNDOING: Feature = {
  name: 'definitions that are undone with their transaction',
  usedFor: 'a migration goes in whole or not at all',
  attempt: `savepoint inner_one; create table probe.gone (id int); rollback to inner_one;
    select to_regclass('probe.gone') is null as ok`,
};
const MIGRATIONS: Feature = {
  name: 'every migration of this version',
  usedFor: 'the whole product',
  isKept: true,
  attempt: (client) => migrate(asDatabase(client)),
};

async function runAttempt(client: ClientBase, attempt: string): Promise<void> {
  // Row-level security applies, as for a request.
  await client.query('set local row_security = on');
  const answer = (await client.query(attempt)) as unknown as QueryResult | QueryResult[];
  const last = Array.isArray(answer) ? answer.at(-1) : answer;
  if (last?.rows[0]?.ok !== true) throw new Error('it is accepted and does not do what it must');
}

async function tryFeature(client: ClientBase, { attempt, isKept }: Feature) {
  await client.query('savepoint attempt');
  try {
    if (typeof attempt === 'string') await runAttempt(client, attempt);
    else await attempt(client);
    await client.query(isKept ? 'release savepoint attempt' : 'rollback to savepoint attempt');
    return undefined;
  } catch (error) {
    await client.query('rollback to savepoint attempt');
    return (error as Error).message;
  }
}
