import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../../server/caller.ts';
import { createUser, signedIn } from '../actors.ts';
import { DESK_FUNCTIONS } from '../function-rights.ts';
import { refusal, startDesk } from './desk.ts';

const desk = await startDesk();
const { database } = desk;

let action: string;
const intruders: Record<string, Caller> = {};
beforeAll(async () => {
  action = (await desk.work(await desk.submit(), { note: 'Secret' })).action_id;
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
/** Every function of the desk, rightly and wrongly, but for what anybody may call who is signed in. */
const CALLS = DESK_FUNCTIONS.filter(([, { allowed }]) => !allowed.includes('stranger')).flatMap(
  ([signature, { call }]) => {
    const [name, types = ''] = signature.slice(0, -1).split('(');
    const wrong = types
      .split(',')
      .filter(Boolean)
      .map((type) => `${WRONG[type] ?? type}::${type}`);
    return [call, `public.${name}(${wrong.join(', ')})`];
  },
);
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
  for (const call of CALLS) {
    const asked = database.transactionAs(intruders[who] as Caller, async (tx) => {
      const { rows } = await tx.query(`select ${call}`);
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
