import { beforeAll, expect, test } from 'vitest';
import { registerAdministrator } from '../../server/database/administrator.ts';
import { createTestDatabase } from '../../tests/support/database/database.ts';

const { database } = await createTestDatabase();

beforeAll(() => registerAdministrator(database, 'Owner@Example.in'));

const REFUSAL = {
  error: { http_code: 403, message: 'Only authorized administrators can create accounts' },
};

/** What the hook answers for an event of the auth service. */
async function ask(event: unknown): Promise<unknown> {
  const { rows } = await database.transaction((tx) =>
    tx.query('select public.before_user_created($1) as answer', [JSON.stringify(event)]),
  );
  return rows[0].answer;
}

test.each(['owner@example.in', 'Owner@Example.in', 'OWNER@EXAMPLE.IN'])(
  'the authorised address may sign up however it is written: %s',
  async (email) => expect(await ask({ user: { email } })).toEqual({}),
);

test.each([
  ['another person', 'stranger@example.in'],
  ['the same name elsewhere', 'owner@example.in.attacker.net'],
  ['a longer name', 'xowner@example.in'],
  ['a tagged address', 'owner+tag@example.in'],
  ['a pattern', '%'],
  ['a second address beside it', 'owner@example.in,stranger@example.in'],
  ['a space behind', 'owner@example.in '],
  ['an empty address', ''],
  ['no address', null],
])('%s may not', async (_who, email) => {
  expect(await ask({ user: { email } })).toEqual(REFUSAL);
});

test.each([[{}], [{ user: {} }], [{ user: null }], [[]], ['owner@example.in']])(
  'an event of another shape opens nothing: %j',
  async (event) => expect(await ask(event)).toEqual(REFUSAL),
);

test('without an authorised address nobody may sign up', async () => {
  await database.transaction((tx) => tx.query('delete from private.administrators'));
  expect(await ask({ user: { email: 'owner@example.in' } })).toEqual(REFUSAL);
  expect(await ask({ user: { email: null } })).toEqual(REFUSAL);
});
