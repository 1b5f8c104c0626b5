import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type AuthBench, OWNER, openAuthBench } from '../testing/auth-bench.ts';
import { RATE_RULES } from './rate-guard.ts';

// Before the owner has confirmed, strangers press "sign up" and "send again" with the owner's address.

let bench: AuthBench;
beforeAll(async () => {
  bench = await openAuthBench();
});
beforeEach(async () => {
  await bench.reset();
  expect((await bench.client().auth.signUp(OWNER)).error).toBeNull();
  for (let network = 1; network <= 20; network += 1) {
    const { auth } = bench.client(`198.51.100.${network}`);
    await auth.signUp({ email: OWNER.email, password: 'chosen by a stranger' });
    await auth.resend({ type: 'signup', email: OWNER.email });
  }
});
afterAll(() => bench.close());

const ask = async () =>
  (await bench.client('192.0.2.9').auth.resend({ type: 'signup', email: OWNER.email })).error;

test('they send five mails a day, whichever they press', async () => {
  expect(await bench.mailTexts()).toHaveLength(RATE_RULES.confirmationAccount.allowed);
  expect(RATE_RULES.confirmationAccount.allowed).toBe(5);
});

test('they leave the link in the newest mail open for whoever asks for one', async () => {
  await bench.sql("update auth.one_time_tokens set expires_at = now() - interval '1 minute'");
  const refused = await ask();
  expect([refused?.code, refused?.message]).toEqual([
    'over_email_send_rate_limit',
    expect.stringContaining('24 hours'),
  ]);
  const opened = await bench
    .client('192.0.2.9')
    .auth.verifyOtp({ type: 'email', token_hash: await bench.newestToken() });
  expect(opened.error).toBeNull();
});

test('they do not keep a link open for more than two days', async () => {
  await bench.sql(
    "update auth.one_time_tokens set expires_at = now(), created_at = now() - interval '49 hours'",
  );
  await ask();
  const token_hash = await bench.newestToken();
  const { error } = await bench.client().auth.verifyOtp({ type: 'email', token_hash });
  expect(error?.code).toBe('otp_expired');
});

test('the newest of the first mails also opens the account without being asked for again', async () => {
  const token_hash = await bench.newestToken();
  const { error } = await bench.client().auth.verifyOtp({ type: 'email', token_hash });
  expect(error).toBeNull();
});
