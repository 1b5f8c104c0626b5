import { describe, expect, test } from 'vitest';
import { createOwner, OWNER, openBench } from '../testing/auth-bench.ts';
import { requireAdmission } from './user.ts';

const bench = await openBench();

const countUsers = () => bench.sql('select from auth.users');

describe('the authorised address', () => {
  test('gets an unconfirmed account and a mail with a link', async () => {
    const { data, error } = await bench.client().auth.signUp({
      ...OWNER,
      email: OWNER.email.toUpperCase(),
      options: { emailRedirectTo: 'https://yctfc.example/admin', data: { greeting: 'Namaste' } },
    });
    expect(error).toBeNull();
    expect(data.session).toBeNull();
    expect(data.user).toMatchObject({
      email: OWNER.email,
      role: 'authenticated',
      aud: 'authenticated',
      confirmation_sent_at: expect.any(String),
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: { email_verified: false },
      identities: [{ provider: 'email', user_id: data.user?.id }],
    });
    expect(data.user?.email_confirmed_at).toBeUndefined();
    expect(data.user?.user_metadata).not.toHaveProperty('greeting');
    const [mail] = await bench.sql<Record<string, string>>('select * from private.mail_outbox');
    expect(mail?.recipient).toBe(OWNER.email);
    const link = `https://yctfc.example/auth/confirm?token_hash=${await bench.newestToken()}`;
    expect(mail?.body_text).toContain(`${link}&type=email`);
    expect(mail?.body_html).toContain(`${link}&amp;type=email`);
    expect(bench.wakeCount()).toBe(1);
  });

  test('that is taken gets a user without identities and no mail', async () => {
    await createOwner(bench);
    const { data, error } = await bench.client().auth.signUp({ ...OWNER, password: 'another one' });
    expect(error).toBeNull();
    expect(data.session).toBeNull();
    expect(data.user).toMatchObject({ email: OWNER.email, identities: [], role: '' });
    const [stored] = await bench.sql<{ id: string }>('select id from auth.users');
    expect(data.user?.id).not.toBe(stored?.id);
    expect(await bench.mailTexts()).toEqual([]);
    const signIn = await bench.client().auth.signInWithPassword(OWNER);
    expect(signIn.error).toBeNull();
  });

  test('becomes one account when two sign-ups run at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => bench.client().auth.signUp(OWNER)),
    );
    expect(answers.map(({ error }) => error)).toEqual([null, null, null, null]);
    expect(new Set(answers.map(({ data }) => data.user?.id)).size).toBe(1);
    expect(await countUsers()).toHaveLength(1);
  });
});

describe('a stranger', () => {
  const stranger = { email: 'stranger@example.com', password: 'long enough password' };
  const refusal = {
    status: 403,
    code: 'unknown',
    message: 'Only authorized administrators can create accounts',
  };

  test('is refused by the database hook and stores nothing', async () => {
    const { data, error } = await bench.client().auth.signUp(stranger);
    expect(error).toMatchObject(refusal);
    expect(data).toEqual({ user: null, session: null });
    expect(await countUsers()).toHaveLength(0);
    expect(await bench.mailTexts()).toEqual([]);
  });

  test('gets the same answer when the address has an account', async () => {
    await bench.sql(
      `insert into auth.users (email, encrypted_password, email_confirmed_at) values ($1, '', now())`,
      [stranger.email],
    );
    const { error } = await bench.client().auth.signUp(stranger);
    expect(error).toMatchObject(refusal);
  });
});

describe('what is refused', () => {
  test('a short password, with its reasons', async () => {
    const { error } = await bench.client().auth.signUp({ ...OWNER, password: '12345' });
    expect(error).toMatchObject({
      name: 'AuthWeakPasswordError',
      status: 422,
      code: 'weak_password',
      reasons: ['length'],
      message: 'Password should be at least 6 characters.',
    });
    expect((await bench.client().auth.signUp({ ...OWNER, password: 'kz7#pa' })).error).toBeNull();
  });

  test.each([
    [{ email: 'not an address', password: 'long enough' }, 'validation_failed', 'email'],
    [{ email: '', password: 'long enough' }, 'validation_failed', 'email'],
    [{ email: OWNER.email, password: '' }, 'validation_failed', 'password'],
  ])('%o', async (credentials, code, field) => {
    const { error } = await bench.client().auth.signUp(credentials);
    expect(error).toMatchObject({ status: 400, code });
    expect(error?.message).toContain(field);
  });
});

describe('the hook', () => {
  const APPLICANT = { email: 'owner@example.in', clientAddress: '203.0.113.1' };

  /** What becomes of a sign-up when the hook answers so, and what the hook was told. */
  async function admitWith(answer: object) {
    let event: unknown;
    const query = async (_sql: string, [told]: string[]) => {
      event = JSON.parse(told ?? '');
      return { rows: [{ answer }] };
    };
    const database = { transaction: (work: (tx: unknown) => unknown) => work({ query }) };
    const outcome = await requireAdmission(database as never, APPLICANT).catch((error) => error);
    return { outcome, event };
  }

  test('admits without an error, and is told who asks and from where', async () => {
    const { outcome, event } = await admitWith({});
    expect(outcome).toBeUndefined();
    expect(event).toMatchObject({
      metadata: { name: 'before-user-created', ip_address: APPLICANT.clientAddress },
      user: { email: APPLICANT.email, aud: 'authenticated', identities: [] },
    });
  });

  test.each([
    [400, 'unknown', 400],
    [499, 'unknown', 499],
    [500, 'unexpected_failure', 500],
    [599, 'unexpected_failure', 599],
    [undefined, 'unexpected_failure', 500],
  ])('that refuses with the status %s has the code %s', async (http_code, code, status) => {
    const { outcome } = await admitWith({ error: { http_code, message: 'x' } });
    expect(outcome).toMatchObject({ status, code, message: 'x' });
  });
});
