import type { ClientBase, QueryResult } from 'pg';
import { migrate } from '../../database/migrations/migrate.ts';
import { asDatabase, inTransaction } from '../in-transaction.ts';
import { FEATURES, type Feature } from './features.ts';

/** The result for one feature; `error` says why it is missing. */
export interface Finding {
  name: string;
  usedFor: string;
  error?: string;
}

/** Systems that commit DDL at once would keep the whole schema. */
const NOT_TRIED = 'not tried, since it could not be undone here';
/** Thrown to roll back the check's transaction. */
const ROLL_BACK = new Error('nothing of a check is kept');

/**
 * Tries every database feature that the product needs: creates the schema if missing and uses it,
 * in one transaction that is rolled back.
 * @throws Error when the database cannot be reached
 */
export async function checkFeatures(
  connectionString: string,
  features: readonly Feature[] = FEATURES,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  const note = ({ name, usedFor }: Omit<Finding, 'error'>, error: string | undefined) =>
    findings.push({ name, usedFor, ...(error && { error }) });
  const work = async (client: ClientBase): Promise<void> => {
    note(RIGHTS, await tryOne(client, () => runAttempt(client, RIGHTS.attempt), true));
    const error = await tryOne(client, () => runAttempt(client, UNDOING.attempt), false);
    note(UNDOING, error);
    const canUndo = error === undefined;
    note(
      MIGRATIONS,
      canUndo ? await tryOne(client, () => migrate(asDatabase(client)), true) : NOT_TRIED,
    );
    for (const feature of features) {
      const attempt = () => runAttempt(client, feature.attempt);
      note(feature, canUndo ? await tryOne(client, attempt, false) : NOT_TRIED);
    }
    throw ROLL_BACK;
  };
  await inTransaction(connectionString, '', work).catch((error: unknown) => {
    if (error !== ROLL_BACK) throw error;
  });
  note(SNAPSHOT, await trySnapshot(connectionString));
  return findings;
}

/** The three roles are created by the database's administrator or by the product's bootstrap. */
const RIGHTS: Feature = {
  name: 'rights of this role',
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
const MIGRATIONS = { name: 'every migration of this version', usedFor: 'the whole product' };
const SNAPSHOT = { name: 'one moment for many reads', usedFor: 'npm run backup' };

async function runAttempt(client: ClientBase, attempt: string): Promise<void> {
  // Row-level security applies, as for a request.
  await client.query('set local row_security = on');
  const answer = (await client.query(attempt)) as unknown as QueryResult | QueryResult[];
  const last = Array.isArray(answer) ? answer.at(-1) : answer;
  if (last?.rows[0]?.ok !== true) throw new Error('it is accepted and does not do what it must');
}

/** Tries one feature and undoes it unless it succeeded and is to be kept. @returns why it failed */
async function tryOne(
  client: ClientBase,
  work: () => Promise<unknown>,
  isKept: boolean,
): Promise<string | undefined> {
  await client.query('savepoint attempt');
  try {
    await work();
    await client.query(isKept ? 'release savepoint attempt' : 'rollback to savepoint attempt');
    return undefined;
  } catch (error) {
    await client.query('rollback to savepoint attempt');
    return (error as Error).message;
  }
}

/** Needs its own transaction: the isolation level is set when it begins. */
async function trySnapshot(connectionString: string): Promise<string | undefined> {
  try {
    await inTransaction(connectionString, 'isolation level repeatable read read only', (client) =>
      client.query('select count(*) from pg_class'),
    );
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}
