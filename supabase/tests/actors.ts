import { randomUUID } from 'node:crypto';
import type { Caller } from '../../server/caller.ts';
import { registerAdministrator } from '../../server/database/administrator.ts';
import type { Database, Transaction } from '../../server/database/database.ts';

export const ACTORS = [
  'anonymous',
  'stranger',
  'editor',
  'viewer',
  'caller',
  'administrator',
  'service',
] as const;
/** Who the database distinguishes; a `caller` works on leads, a `viewer` reads them, an `editor` keeps the content. */
export type Actor = (typeof ACTORS)[number];

export const ADMINISTRATOR_EMAIL = 'owner@example.in';

/** Callers by actor; all but the anonymous one and the service are rows of auth.users. */
export type Cast = Record<Actor, Caller>;

/** Creates a confirmed administrator, a team of three, and a confirmed account without any right. */
export async function createCast(database: Database): Promise<Cast> {
  await registerAdministrator(database, ADMINISTRATOR_EMAIL);
  const administrator = await createUser(database, ADMINISTRATOR_EMAIL);
  const stranger = await createMember(database, 'stranger@example.in', 'member');
  const caller = await createMember(database, 'caller@example.in', 'caller');
  const viewer = await createMember(database, 'viewer@example.in', 'viewer');
  const editor = await createMember(database, 'editor@example.in', 'editor');
  return {
    anonymous: { role: 'anon', claims: { role: 'anon' } },
    stranger: signedIn(stranger),
    editor: signedIn(editor),
    viewer: signedIn(viewer),
    caller: signedIn(caller),
    administrator: signedIn(administrator),
    service: { role: 'service_role', claims: { role: 'service_role' } },
  };
}

/** A confirmed account with this role in its profile. @returns its id */
export async function createMember(
  database: Database,
  email: string,
  role: 'member' | 'caller' | 'viewer' | 'editor',
): Promise<string> {
  const id = await createUser(database, email);
  await database.transaction((tx) =>
    tx.query('insert into public.profiles (user_id, role) values ($1, $2)', [id, role]),
  );
  return id;
}

/** What the database sees of a user of {@link createUser}, signed in with the session made there. */
export function signedIn(id: string): Caller {
  return { role: 'authenticated', claims: { sub: id, session_id: id, role: 'authenticated' } };
}

/**
 * Inserts an account as the auth service does, and a session that bears the account's id.
 * @returns the id of both
 */
export async function createUser(
  database: Database,
  email: string,
  options: { isConfirmed?: boolean; metadata?: object } = {},
): Promise<string> {
  const id = randomUUID();
  await database.transaction(async (tx) => {
    await tx.query(
      `insert into auth.users (id, email, encrypted_password, email_confirmed_at, raw_user_meta_data)
       values ($1, $2, '', $3, $4)`,
      [id, email, (options.isConfirmed ?? true) ? new Date() : null, options.metadata ?? {}],
    );
    await insertSession(tx, id);
  });
  return id;
}

/** Only our own table of sessions wants to know how they were opened. */
async function insertSession(tx: Transaction, id: string): Promise<void> {
  const { rowCount } = await tx.query(
    `select from pg_attribute where attrelid = 'auth.sessions'::regclass and attname = 'method'`,
  );
  await tx.query(
    rowCount
      ? "insert into auth.sessions (id, user_id, method) values ($1, $1, 'password')"
      : 'insert into auth.sessions (id, user_id) values ($1, $1)',
    [id],
  );
}

/** Stores an enquiry by the only function that may. @returns its id */
export async function createLead(database: Database, name = 'Asha'): Promise<string> {
  const id = randomUUID();
  const lead = { id, name, email: 'asha@example.in', phone: '+919876543210', message: 'Hello' };
  await database.transaction((tx) =>
    tx.query('select public.submit_enquiry($1, $2)', [JSON.stringify(lead), '[]']),
  );
  return id;
}

class RollBack extends Error {}

/** Runs work as the caller and undoes it, so that every attempt finds the same rows. */
export async function attempt<T>(
  database: Database,
  caller: Caller,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const box: { result?: T } = {};
  await database
    .transactionAs(caller, async (tx) => {
      box.result = await work(tx);
      throw new RollBack();
    })
    .catch((error) => {
      if (!(error instanceof RollBack)) throw error;
    });
  return box.result as T;
}

/** "denied" when the caller lacks the right itself, else what `work` returned. Other errors pass. */
export async function outcome<T>(
  database: Database,
  caller: Caller,
  work: (tx: Transaction) => Promise<T>,
): Promise<T | 'denied'> {
  try {
    return await attempt(database, caller, work);
  } catch (error) {
    if (/^permission denied(: | for (schema|table|function))/.test((error as Error).message)) {
      return 'denied';
    }
    throw error;
  }
}
