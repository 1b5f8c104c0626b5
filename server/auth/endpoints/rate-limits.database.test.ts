import { describe, expect, test } from 'vitest';
import { RATE_RULES } from '../limits.ts';
import { OWNER, openOwnerBench } from '../testing/auth-bench.ts';

const bench = await openOwnerBench();

const HOME = '203.0.113.1';
const OVER = 'over_request_rate_limit';
const WRONG = { ...OWNER, password: 'not the password' };

async function guess(
  address: string,
  times: number,
  credentials: { email: string; password: string },
) {
  const client = bench.client(address);
  const codes: (string | undefined)[] = [];
  for (let attempt = 0; attempt < times; attempt += 1)
    codes.push((await client.auth.signInWithPassword(credentials)).error?.code);
  return codes;
}

const post = (path: string, body: unknown, address = HOME) =>
  bench.post(path, body, { 'x-test-address': address });

describe('guessing at one account', () => {
  const fromManyNetworks = async () => {
    for (let network = 1; network <= 10; network += 1)
      await guess(`198.51.100.${network}`, 5, WRONG);
  };

  test.each([OWNER.email, 'nobody@example.in'])('as %s stops after ten failures', async (email) => {
    const codes = await guess(HOME, 11, { ...WRONG, email });
    expect(codes).toEqual([...Array(10).fill('invalid_credentials'), OVER]);
    const answer = await post('/token?grant_type=password', { ...OWNER, email });
    expect(answer.status).toBe(429);
    const wait = Number(answer.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(RATE_RULES.signInPair.windowSeconds);
    expect(await guess('198.51.100.7', 1, OWNER)).toEqual([undefined]);
  });

  test('counts only failures: a sign-in resets the count', async () => {
    for (let round = 0; round < 3; round += 1) {
      expect(await guess(HOME, 6, WRONG)).toEqual(Array(6).fill('invalid_credentials'));
      expect(await guess(HOME, 1, OWNER)).toEqual([undefined]);
    }
  });

  test('from many networks blocks new networks, not those that signed in before', async () => {
    expect(await guess(HOME, 1, OWNER)).toEqual([undefined]);
    await fromManyNetworks();
    expect(await guess('198.51.100.99', 1, OWNER)).toEqual([OVER]);
    expect(await guess(HOME, 1, OWNER)).toEqual([undefined]);
  });
});

const signUp = { email: 'a@example.com', password: 'long enough' };
const link = { ...OWNER, type: 'signup' };
const MAILS = 'over_email_send_rate_limit';

test.each([
  ['/signup', signUp, 'signUpNetwork', OVER],
  ['/verify', { type: 'email', token_hash: 'x' }, 'verifyNetwork', OVER],
  ['/token?grant_type=refresh_token', { refresh_token: 'x' }, 'refreshNetwork', OVER],
  ['/recover', link, 'mailPair', MAILS],
  ['/recover', { email: 'nobody@example.in' }, 'mailPair', MAILS],
  ['/resend', link, 'mailPair', MAILS],
  ['/signup', link, 'mailPair', MAILS],
] as const)('%s of one network with %o stops', async (path, body, rule, code) => {
  for (let attempt = 0; attempt < RATE_RULES[rule].allowed; attempt += 1) await post(path, body);
  const answer = await post(path, body);
  expect([answer.status, (await answer.json()).error_code]).toEqual([429, code]);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await post(path, body, '198.51.100.7')).status).not.toBe(429);
});
