import { expect, test } from 'vitest';
import { openOwnerBench } from '../testing/auth-bench.ts';

const bench = await openOwnerBench();

const refresh = (refresh_token: string) => bench.client().auth.refreshSession({ refresh_token });

async function firstToken(): Promise<string> {
  const { data } = await (await bench.signedIn()).auth.getSession();
  return data.session?.refresh_token ?? '';
}

/** Backdates the use of every used token. */
const age = (seconds: number) =>
  bench.sql('update auth.refresh_tokens set used_at = used_at - make_interval(secs => $1)', [
    seconds,
  ]);

const countSessions = async () => (await bench.sql('select from auth.sessions')).length;

test('a token is exchanged for a new one in the same session', async () => {
  const token = await firstToken();
  const { data, error } = await refresh(token);
  expect(error).toBeNull();
  expect(data.session?.refresh_token).not.toBe(token);
  expect(data.user?.email).toBe('owner@example.in');
  const again = await refresh(data.session?.refresh_token ?? '');
  expect(again.error).toBeNull();
  expect(await countSessions()).toBe(1);
  const stored = await bench.sql("select encode(token_hash, 'escape') from auth.refresh_tokens");
  for (const secret of [token, data.session?.refresh_token])
    expect(JSON.stringify(stored)).not.toContain(secret);
});

test('a token reused within ten seconds gets the same successor', async () => {
  const token = await firstToken();
  const first = await refresh(token);
  await age(9);
  const second = await refresh(token);
  expect(second.error).toBeNull();
  expect(second.data.session?.refresh_token).toBe(first.data.session?.refresh_token);
});

test('a tab that is two refreshes behind within ten seconds gets the current token', async () => {
  const token = await firstToken();
  const second = await refresh(token);
  const third = await refresh(second.data.session?.refresh_token ?? '');
  const late = await refresh(token);
  expect(late.data.session?.refresh_token).toBe(third.data.session?.refresh_token);
});

test('a token reused after ten seconds ends the whole session, and no other', async () => {
  const other = await bench.signedIn();
  const token = await firstToken();
  const { data } = await refresh(token);
  await age(11);
  const stolen = await refresh(token);
  expect(stolen.error).toMatchObject({
    status: 400,
    code: 'refresh_token_already_used',
    message: 'Invalid Refresh Token: Already Used',
  });
  const victim = await refresh(data.session?.refresh_token ?? '');
  expect(victim.error).toMatchObject({ status: 400, code: 'refresh_token_not_found' });
  expect((await other.auth.refreshSession()).error).toBeNull();
  expect(await countSessions()).toBe(1);
  expect(bench.logged()).toContain('refresh token reused');
});

test('concurrent refreshes get the same successor', async () => {
  const token = await firstToken();
  const answers = await Promise.all(Array.from({ length: 12 }, () => refresh(token)));
  expect(answers.map(({ error }) => error?.code)).toEqual(Array(12).fill(undefined));
  expect(new Set(answers.map(({ data }) => data.session?.refresh_token)).size).toBe(1);
  const rows = await bench.sql('select from auth.refresh_tokens where used_at is null');
  expect(rows).toHaveLength(1);
});

test('refreshing while signing out neither blocks nor revives the session', async () => {
  for (let round = 0; round < 5; round += 1) {
    const client = await bench.signedIn();
    const { data } = await client.auth.getSession();
    const [refreshed, signedOut] = await Promise.all([
      refresh(data.session?.refresh_token ?? ''),
      client.auth.signOut(),
    ]);
    expect(signedOut.error).toBeNull();
    expect([undefined, 'refresh_token_not_found']).toContain(refreshed.error?.code);
    expect(await countSessions()).toBe(0);
  }
});

test('unknown and empty tokens are refused', async () => {
  expect((await refresh('no-such-token')).error).toMatchObject({
    status: 400,
    code: 'refresh_token_not_found',
  });
  const empty = await bench.post('/token?grant_type=refresh_token', { refresh_token: '' });
  expect([empty.status, (await empty.json()).error_code]).toEqual([400, 'validation_failed']);
});
