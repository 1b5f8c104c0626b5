import { beforeEach, expect, test } from 'vitest';
import type { Caller } from '../../server/caller.ts';
import { registerAdministrator } from '../../server/database/administrator.ts';
import { createTestDatabase } from '../../tests/support/database/database.ts';
import { ADMINISTRATOR_EMAIL, attempt, createLead, createUser, signedIn } from './actors.ts';

const { database } = await createTestDatabase();

beforeEach(async () => {
  await database.transaction((tx) =>
    tx.query('truncate auth.users, public.leads, private.administrators cascade'),
  );
  await registerAdministrator(database, ADMINISTRATOR_EMAIL);
  await createLead(database);
});

/** How many leads the caller sees. */
const leadsSeenBy = (caller: Caller): Promise<number> =>
  attempt(database, caller, async (tx) => {
    const { rows } = await tx.query('select count(*)::int as seen from public.leads');
    return rows[0].seen;
  });

async function roleOf(userId: string): Promise<string | undefined> {
  const { rows } = await database.transaction((tx) =>
    tx.query('select role from public.profiles where user_id = $1', [userId]),
  );
  return rows[0]?.role;
}

const change = (sql: string, values: unknown[]) =>
  database.transaction((tx) => tx.query(sql, values));

test('the administrator’s profile appears with the confirmation, not with the sign-up', async () => {
  const id = await createUser(database, ADMINISTRATOR_EMAIL, { isConfirmed: false });
  expect(await roleOf(id)).toBeUndefined();
  expect(await leadsSeenBy(signedIn(id))).toBe(0);

  await change('update auth.users set email_confirmed_at = now() where id = $1', [id]);
  expect(await roleOf(id)).toBe('admin');
  expect(await leadsSeenBy(signedIn(id))).toBe(1);
});

test('an account written in other case is the same administrator', async () => {
  const id = await createUser(database, ADMINISTRATOR_EMAIL.toUpperCase());
  expect(await roleOf(id)).toBe('admin');
});

test('metadata that users write about themselves does not raise their role', async () => {
  const metadata = { role: 'admin', is_admin: true, email: ADMINISTRATOR_EMAIL };
  const id = await createUser(database, 'stranger@example.in', { metadata });
  expect(await roleOf(id)).toBeUndefined();
  const { claims } = signedIn(id);
  const forged = { ...claims, user_metadata: metadata, app_metadata: metadata };
  expect(await leadsSeenBy({ role: 'authenticated', claims: forged })).toBe(0);
});

test.each([
  ['admin', { role: 'admin' }],
  ['service_role', { role: 'service_role' }],
  ['the address of the administrator', { email: ADMINISTRATOR_EMAIL }],
])('a claim %s beside a stranger’s id opens nothing', async (_what, claim) => {
  const id = await createUser(database, 'stranger@example.in');
  const caller: Caller = { role: 'authenticated', claims: { ...signedIn(id).claims, ...claim } };
  expect(await leadsSeenBy(caller)).toBe(0);
});

test('the claims of one request do not reach the next one on the same connection', async () => {
  const administrator = signedIn(await createUser(database, ADMINISTRATOR_EMAIL));
  expect(await leadsSeenBy(administrator)).toBe(1);
  for (let round = 0; round < 12; round += 1) {
    expect(await leadsSeenBy({ role: 'authenticated', claims: {} })).toBe(0);
  }
});

test('the previous administrator loses the lead desk and keeps the account', async () => {
  const before = await createUser(database, ADMINISTRATOR_EMAIL);
  await registerAdministrator(database, 'successor@example.in');
  expect(await roleOf(before)).toBe('member');
  expect(await leadsSeenBy(signedIn(before))).toBe(0);

  const successor = await createUser(database, 'successor@example.in');
  expect(await leadsSeenBy(signedIn(successor))).toBe(1);

  await registerAdministrator(database, ADMINISTRATOR_EMAIL);
  expect(await leadsSeenBy(signedIn(before))).toBe(1);
  expect(await leadsSeenBy(signedIn(successor))).toBe(0);
});

test('an account that never confirmed gains nothing when its address is authorised', async () => {
  const id = await createUser(database, 'successor@example.in', { isConfirmed: false });
  await registerAdministrator(database, 'successor@example.in');
  expect(await roleOf(id)).toBeUndefined();
});

test('a deleted account leaves no profile behind', async () => {
  const id = await createUser(database, ADMINISTRATOR_EMAIL);
  await change('delete from auth.users where id = $1', [id]);
  expect(await roleOf(id)).toBeUndefined();
  expect(await leadsSeenBy({ role: 'authenticated', claims: { sub: id } })).toBe(0);
  await expect(leadsSeenBy(signedIn(id))).rejects.toThrow('the session has ended');
});
