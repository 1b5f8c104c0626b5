import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type AuthBench, createOwner, OWNER, openAuthBench } from '../testing/auth-bench.ts';

let bench: AuthBench;
beforeAll(async () => {
  bench = await openAuthBench();
});
beforeEach(() => bench.reset());
afterAll(() => bench.close());

const post = (path: string, body: unknown) =>
  bench.request(path, {
    method: 'POST',
    headers: { apikey: 'sb_publishable_test' },
    body: JSON.stringify(body),
  });

test.each(['recover', 'resend'])('%s wakes the mail worker, but not if refused', async (name) => {
  const body = { type: 'signup', email: OWNER.email };
  await post(`/${name}`, { ...body, email: 'not an address' });
  expect(bench.wakeCount()).toBe(0);
  await post(`/${name}`, body);
  expect(bench.wakeCount()).toBe(1);
});

describe('recover', () => {
  test('answers known and unknown addresses alike and mails only the known one', async () => {
    await createOwner(bench);
    const known = await post('/recover', { email: OWNER.email });
    const unknown = await post('/recover', { email: 'nobody@example.in' });
    expect([known.status, await known.text()]).toEqual([200, '{}']);
    expect([unknown.status, await unknown.text()]).toEqual([200, '{}']);
    const mails = await bench.sql('select recipient, subject from private.mail_outbox');
    expect(mails).toEqual([{ recipient: OWNER.email, subject: 'Set a new password for YCTFC' }]);
    const [user] = await bench.sql<Record<string, Date>>('select * from auth.users');
    expect(user?.recovery_sent_at).toBeInstanceOf(Date);
  });

  test('requires an address', async () => {
    const { error } = await bench.client().auth.resetPasswordForEmail('not an address');
    expect(error).toMatchObject({ status: 400, code: 'validation_failed' });
    expect(error?.message).toContain('email');
  });
});

describe('resend', () => {
  const resend = (email: string) => bench.client().auth.resend({ type: 'signup', email });

  test('sends the confirmation again to an unconfirmed account', async () => {
    await bench.client().auth.signUp(OWNER);
    expect((await resend(OWNER.email)).error).toBeNull();
    expect(await bench.mailTexts()).toHaveLength(2);
    const client = bench.client();
    const token_hash = await bench.newestToken();
    expect((await client.auth.verifyOtp({ type: 'email', token_hash })).error).toBeNull();
    expect((await client.auth.updateUser({ password: OWNER.password })).error).toBeNull();
    expect((await bench.client().auth.signInWithPassword(OWNER)).error).toBeNull();
  });

  test('mails neither strangers nor confirmed accounts, with the same answer', async () => {
    await createOwner(bench);
    expect((await resend(OWNER.email)).error).toBeNull();
    expect((await resend('nobody@example.in')).error).toBeNull();
    expect(await bench.mailTexts()).toEqual([]);
  });

  test('refuses types without an address or with a phone', async () => {
    const cases = [
      [{ type: 'signup' }, 'validation_failed'],
      [{ type: 'magic', email: OWNER.email }, 'validation_failed'],
      [{ type: 'sms', phone: '+919876543210' }, 'phone_provider_disabled'],
    ] as const;
    for (const [body, code] of cases) {
      const answer = await post('/resend', body);
      expect(answer.status).toBe(400);
      expect((await answer.json()).error_code).toBe(code);
    }
  });
});
