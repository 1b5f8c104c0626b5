import type { ClientBase, QueryResult } from 'pg';
import { inTransaction } from '../in-transaction.ts';
import { FEATURES, type Feature } from './features.ts';
import { tryMigrations } from './try-migrations.ts';

/** How one feature did; `fault` says why it is missing. */
export interface Finding {
  name: string;
  usedFor: string;
  fault?: string;
}

/** Thrown to leave a transaction that must not be kept. */
const ROLL_BACK = new Error('nothing of a check is kept');

/**
 * Tries everything that the product needs of a database, in one transaction that is rolled back.
 * @throws Error when it cannot be reached
 */
export async function checkFeatures(
  connectionString: string,
  features: readonly Feature[] = FEATURES,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  const work = async (client: ClientBase): Promise<void> => {
    for (const { name, usedFor, attempt } of [PREPARATION, ...features]) {
      const fault = await tryOne(
        client,
        () => runAttempt(client, attempt),
        name === PREPARATION.name,
      );
      findings.push({ name, usedFor, ...(fault && { fault }) });
    }
    const fault = await tryOne(client, () => tryMigrations(client), false);
    findings.push({
      name: 'every migration of this version',
      usedFor: 'the whole product',
      ...(fault && { fault }),
    });
    throw ROLL_BACK;
  };
  await inTransaction(connectionString, '', work).catch((error: unknown) => {
    if (error !== ROLL_BACK) throw error;
  });
  return findings;
}

/** The three roles come from the administrator or from the product itself, as in its bootstrap. */
const PREPARATION = {
  name: 'rights of this role',
  usedFor: 'schemas and the three roles (docs/how-to/run-on-your-own-postgresql.md)',
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

async function runAttempt(client: ClientBase, attempt: string): Promise<void> {
  const answer = (await client.query(attempt)) as unknown as QueryResult | QueryResult[];
  const last = Array.isArray(answer) ? answer.at(-1) : answer;
  if (last?.rows[0]?.ok !== true) throw new Error('it is accepted and does not do what it must');
}

/** Returns why it failed; everything it did is undone unless it succeeded and is to be kept. */
async function tryOne(
  client: ClientBase,
  work: () => Promise<void>,
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
