import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../../server/caller.ts';
import { createTestDatabase } from '../../../tests/support/database/database.ts';
import { DESK_FUNCTIONS } from '../access/desk-functions.ts';
import { createUser, signedIn } from '../actors.ts';
import { type Desk, openDesk, refusal } from './desk.ts';

const { database, drop } = await createTestDatabase();
afterAll(drop);

let desk: Desk;
let lead: string;
let action: string;
const intruders: Record<string, Caller> = {};
beforeAll(async () => {
  desk = await openDesk(database);
  lead = await desk.submit();
  action = (await desk.work(lead, { note: 'Secret' })).action_id;
  const ended = await createUser(database, 'ended@example.in');
  const stepped = await createUser(database, 'factor@example.in');
  for (const id of [ended, stepped]) {
    await desk.sql("insert into public.profiles (user_id, role) values ($1, 'admin')", [id]);
  }
  await desk.sql('delete from auth.sessions where user_id = $1', [ended]);
  await desk.sql(
    `insert into auth.mfa_factors (user_id, factor_type, secret, status) values ($1, 'totp', 'sealed', 'verified')`,
    [stepped],
  );
  Object.assign(intruders, {
    anonymous: desk.cast.anonymous,
    member: desk.cast.stranger,
    service: desk.cast.service,
    'an administrator whose session has ended': signedIn(ended),
    'an administrator without the second factor': signedIn(stepped),
    'a member who claims to be one': {
      role: 'authenticated',
      claims: {
        ...desk.cast.stranger.claims,
        user_metadata: { role: 'admin' },
        app_metadata: { role: 'admin' },
      },
    },
  });
});

const CALLS: [string, () => unknown[]][] = [
  ['work_lead($1, $2, \'{"note": "Mine"}\')', () => [randomUUID(), lead]],
  ["work_lead($1, $2, '[]')", () => [action, lead]],
  ['undo_work($1)', () => [action]],
  ['desk_leads()', () => []],
  ['desk_leads($1)', () => ['{"colour": "red"}']],
  ['desk_lead($1)', () => [lead]],
  ['export_size()', () => []],
  ["add_lead($1, '[]')", () => [action]],
  ['undo_add($1)', () => [action]],
  ["find_known('{}')", () => []],
  ["import_leads($1, '[]')", () => [action]],
  ['undo_import($1)', () => [action]],
  ["begin_export('{}', 'csv', true)", () => []],
  ['desk_export($1)', () => [lead]],
  ['export_progress($1)', () => [lead]],
  ['end_export($1)', () => [lead]],
  ['desk_found($1)', () => ['{"colour": "red"}']],
  ["save_desk_view($1, 'Mine', '[]')", () => [lead]],
  ['delete_desk_view($1)', () => [lead]],
  ["desk_week('7d', 'today', '{}')", () => []],
  ["desk_campaigns('soon', 'today')", () => []],
];
/** For each type of an argument what no function of the desk takes. */
const WRONG: Readonly<Record<string, string>> = {
  uuid: `'${randomUUID()}'`,
  'uuid[]': 'array[null]',
  jsonb: "'[7]'",
  text: "'soon'",
  integer: '-1',
  bigint: '-1',
  boolean: 'null',
};
/** Every function of the desk, also one that is new, but for what anybody may call who is signed in. */
const ALL = Object.entries(DESK_FUNCTIONS)
  .filter(([, { allowed }]) => !allowed.includes('stranger'))
  .map(([signature]): [string, () => unknown[]] => {
    const [name, types = ''] = signature.slice(0, -1).split('(');
    const values = types.split(',').filter(Boolean);
    const wrong = values.map((type) => `${WRONG[type] ?? type}::${type}`);
    return [`${name}(${wrong.join(', ')})`, () => []];
  });
const WHO = [
  'anonymous',
  'member',
  'service',
  'an administrator whose session has ended',
  'an administrator without the second factor',
  'a member who claims to be one',
];

test.each(WHO)('%s gets nothing, and no hint whether the values were right', async (who) => {
  const answered: { call: string; answer: unknown }[] = [];
  for (const [call, values] of [...CALLS, ...ALL]) {
    const asked = database.transactionAs(intruders[who] as Caller, async (tx) => {
      const { rows } = await tx.query(`select public.${call}`, values());
      return rows;
    });
    answered.push({ call, answer: await refusal(asked) });
  }
  expect(answered).toEqual(
    answered.map(({ call }) => ({
      call,
      answer: {
        code: expect.stringMatching(/^(?:42501|PT401)$/),
        message: expect.stringMatching(/^(?:permission denied|the session has ended)/),
      },
    })),
  );
});

test('and nothing was recorded', async () => {
  expect(await desk.events()).toMatchObject([{ action_id: action }]);
});
