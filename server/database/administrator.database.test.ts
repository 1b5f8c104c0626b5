import { expect, test } from 'vitest';
import { createTestDatabase } from '../../tests/support/database/database.ts';
import { registerAdministrator } from './administrator.ts';

const { database } = await createTestDatabase();

async function readAdministrators(): Promise<string[]> {
  const { rows } = await database.transaction((tx) =>
    tx.query('select email from private.administrators'),
  );
  return rows.map(({ email }) => email);
}

test('the authorised address is the only one, in lower case', async () => {
  await registerAdministrator(database, ' Owner@Example.in ');
  expect(await readAdministrators()).toEqual(['owner@example.in']);
  await registerAdministrator(database, 'successor@example.in');
  expect(await readAdministrators()).toEqual(['successor@example.in']);
});

test('processes that start together agree', async () => {
  const address = 'owner@example.in';
  await Promise.all(Array.from({ length: 8 }, () => registerAdministrator(database, address)));
  expect(await readAdministrators()).toEqual([address]);
});

test('an address has signed up once it has confirmed, in whatever case it is stored', async () => {
  const register = () => registerAdministrator(database, 'Owner@example.in');
  expect(await register()).toBe(false);
  await database.transaction((tx) =>
    tx.query("insert into auth.users (email, encrypted_password) values ('OWNER@example.in', '')"),
  );
  expect(await register()).toBe(false);
  await database.transaction((tx) => tx.query('update auth.users set email_confirmed_at = now()'));
  expect(await register()).toBe(true);
  expect(await registerAdministrator(database, 'successor@example.in')).toBe(false);
});
