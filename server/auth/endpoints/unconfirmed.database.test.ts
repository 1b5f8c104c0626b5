import { describe, expect, test } from 'vitest';
import { OWNER, openBench, tokenIn } from '../testing/auth-bench.ts';

// A stranger signs up with the owner's address. Whatever both do before somebody opens a mailed link,
// nothing that the stranger sent may be in the account afterwards.

const bench = await openBench();

const STRANGER = { email: OWNER.email, password: 'chosen by a stranger' };
const data = { full_name: 'Stranger', theme: 'his' };

const STEPS = {
  'the owner signs up': () => bench.client().auth.signUp(OWNER),
  'a stranger signs up': () =>
    bench.client('198.51.100.7').auth.signUp({ ...STRANGER, options: { data } }),
  'the owner asks for the mail again': () =>
    bench.client().auth.resend({ type: 'signup', email: OWNER.email }),
  'a stranger asks for the mail again': () =>
    bench.client('198.51.100.7').auth.resend({ type: 'signup', email: OWNER.email }),
  'somebody asks for a new password': () => bench.client().auth.resetPasswordForEmail(OWNER.email),
} as const;
type Step = keyof typeof STEPS;

const OWN = 'the owner signs up';
const FOREIGN = 'a stranger signs up';
const ORDERS: readonly (readonly Step[])[] = [
  [OWN, FOREIGN, 'the owner asks for the mail again'],
  [FOREIGN, OWN, 'the owner asks for the mail again'],
  [FOREIGN, OWN, FOREIGN],
  [OWN, FOREIGN, 'a stranger asks for the mail again', OWN],
  [FOREIGN, 'somebody asks for a new password'],
  [OWN, 'somebody asks for a new password', FOREIGN],
  [FOREIGN],
];

/** The links mailed so far: what `POST /verify` needs of each. */
const links = async () =>
  (await bench.mailTexts()).map((text) => ({
    token_hash: tokenIn(text),
    type: text.includes('type=recovery') ? ('recovery' as const) : ('email' as const),
  }));

const signsIn = async ({ email, password }: { email: string; password: string }) =>
  (await bench.client().auth.signInWithPassword({ email, password })).error === null;

describe.each(ORDERS.map((order) => [order.join(', '), order] as const))('%s', (_name, order) => {
  // Each link that was mailed may be the one that is opened.
  test.each(order.map((_step, index) => index))('then mail %i is opened', async (index) => {
    for (const step of order) expect((await STEPS[step]()).error).toBeNull();
    const link = (await links())[index];
    if (!link) throw new Error('A mail is missing.');
    expect([await signsIn(STRANGER), await signsIn(OWNER)]).toEqual([false, false]);

    const owner = bench.client();
    const opened = await owner.auth.verifyOtp(link);
    expect(opened.error).toBeNull();
    expect(opened.data.user?.user_metadata).not.toHaveProperty('full_name');
    expect([await signsIn(STRANGER), await signsIn(OWNER)]).toEqual([false, false]);

    // Also after the confirmation a sign-up changes nothing, and no earlier link opens anything.
    await STEPS[FOREIGN]();
    expect(await signsIn(STRANGER)).toBe(false);
    for (const other of await links())
      expect((await bench.client().auth.verifyOtp(other)).error?.code).toBe('otp_expired');

    expect((await owner.auth.updateUser({ password: OWNER.password })).error).toBeNull();
    expect([await signsIn(STRANGER), await signsIn(OWNER)]).toEqual([false, true]);
    expect((await owner.auth.getUser()).data.user?.user_metadata).not.toHaveProperty('full_name');
  });
});

test('no password stands anywhere before the confirmation', async () => {
  await STEPS[OWN]();
  await STEPS[FOREIGN]();
  expect(await bench.sql('select encrypted_password, raw_user_meta_data from auth.users')).toEqual([
    { encrypted_password: '', raw_user_meta_data: {} },
  ]);
  const columns = await bench.sql<{ place: string }>(
    `select format('%I.%I', table_name, column_name) as place from information_schema.columns
     where table_schema = 'auth' and column_name ~ 'password'`,
  );
  expect(columns).toEqual([{ place: 'users.encrypted_password' }]);
});

test('the database keeps none, whoever writes it', async () => {
  await STEPS[OWN]();
  const claim = `encrypted_password = 'a hash', raw_user_meta_data = '{"a": 1}'`;
  const kept = () => bench.sql('select encrypted_password, raw_user_meta_data from auth.users');
  await bench.sql(`update auth.users set ${claim}`);
  expect(await kept()).toEqual([{ encrypted_password: '', raw_user_meta_data: {} }]);
  await bench.sql(`update auth.users set ${claim}, email_confirmed_at = now()`);
  expect(await kept()).toEqual([{ encrypted_password: '', raw_user_meta_data: {} }]);
  await bench.sql(`update auth.users set ${claim}`);
  expect(await kept()).toEqual([{ encrypted_password: 'a hash', raw_user_meta_data: { a: 1 } }]);
});
