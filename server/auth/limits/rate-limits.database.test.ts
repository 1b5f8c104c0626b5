import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type AuthBench, createOwner, OWNER, openAuthBench } from '../testing/auth-bench.ts';
import { RATE_RULES } from './rate-guard.ts';

let bench: AuthBench;
beforeAll(async () => {
  bench = await openAuthBench();
});
beforeEach(async () => {
  await bench.reset();
  await createOwner(bench);
});
afterAll(() => bench.close());

const HOME = '203.0.113.1';
const WRONG = { ...OWNER, password: 'not the password' };

interface Credentials {
  email: string;
  password: string;
}

async function guess(address: string, times: number, credentials: Credentials) {
  const client = bench.client(address);
  const codes: (string | undefined)[] = [];
  for (let attempt = 0; attempt < times; attempt += 1) {
    codes.push((await client.auth.signInWithPassword(credentials)).error?.code);
  }
  return codes;
}

const post = (path: string, body: unknown, address = HOME) =>
  bench.request(path, {
    method: 'POST',
    headers: { apikey: 'sb_publishable_test', 'x-test-address': address },
    body: JSON.stringify(body),
  });

/** Exhausts a limit, as requests from elsewhere would. */
async function exhaust(path: string, body: unknown, times: number, address = HOME) {
  for (let attempt = 0; attempt < times; attempt += 1) await post(path, body, address);
}

describe('guessing at one account', () => {
  test('stops after ten failures from one network, with Retry-After', async () => {
    const codes = await guess(HOME, 11, WRONG);
    expect(codes.slice(0, 10)).toEqual(Array(10).fill('invalid_credentials'));
    expect(codes[10]).toBe('over_request_rate_limit');
    const answer = await post('/token?grant_type=password', OWNER);
    expect(answer.status).toBe(429);
    const wait = Number(answer.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(RATE_RULES.signInPair.windowSeconds);
  });

  test('counts unknown addresses alike', async () => {
    const codes = await guess(HOME, 11, { ...WRONG, email: 'nobody@example.in' });
    expect(codes[10]).toBe('over_request_rate_limit');
  });

  test('does not stop the owner on another network', async () => {
    await guess('198.51.100.7', 12, WRONG);
    expect(await guess(HOME, 1, OWNER)).toEqual([undefined]);
  });

  test('counts only failures: a sign-in resets the count', async () => {
    for (let round = 0; round < 3; round += 1) {
      expect(await guess(HOME, 6, WRONG)).toEqual(Array(6).fill('invalid_credentials'));
      expect(await guess(HOME, 1, OWNER)).toEqual([undefined]);
    }
  });

  test('counts a whole IPv6 /64 as one network', async () => {
    const codes: unknown[] = [];
    for (let host = 0; host < 11; host += 1) {
      codes.push(...(await guess(`2001:db8:1:2::${host}`, 1, WRONG)));
    }
    expect(codes[10]).toBe('over_request_rate_limit');
    expect(await guess('2001:db8:1:3::1', 1, OWNER)).toEqual([undefined]);
  });

  test('from many networks blocks new networks, not those that signed in before', async () => {
    expect(await guess(HOME, 1, OWNER)).toEqual([undefined]);
    for (let network = 1; network <= 10; network += 1) {
      await guess(`198.51.100.${network}`, 5, WRONG);
    }
    expect(await guess('198.51.100.99', 1, OWNER)).toEqual(['over_request_rate_limit']);
    expect(await guess(HOME, 1, OWNER)).toEqual([undefined]);
  });

  test('still allows recovery, after which the new network is known', async () => {
    for (let network = 1; network <= 10; network += 1) {
      await guess(`198.51.100.${network}`, 5, WRONG);
    }
    const travelling = bench.client('192.0.2.44');
    expect((await travelling.auth.resetPasswordForEmail(OWNER.email)).error).toBeNull();
    const verified = await travelling.auth.verifyOtp({
      type: 'recovery',
      token_hash: await bench.newestToken(),
    });
    expect(verified.error).toBeNull();
    expect(await guess('192.0.2.44', 1, OWNER)).toEqual([undefined]);
  });
});

describe('mails', () => {
  const tooMany = (answer: Response) => [answer.status, answer.headers.get('x-sb-error-code')];
  const refused = [429, 'over_email_send_rate_limit'];

  test.each([
    ['/recover', RATE_RULES.recoveryPair],
    ['/resend', RATE_RULES.confirmationPair],
    ['/signup', RATE_RULES.confirmationPair],
  ])('%s stops flooding one address', async (path, { allowed }) => {
    const body = { ...OWNER, type: 'signup' };
    await exhaust(path, body, allowed);
    const answer = await post(path, body);
    expect(tooMany(answer)).toEqual(refused);
    expect((await answer.json()).msg).toMatch(
      /^For security purposes, you can only request this after \d+ seconds\.$/,
    );
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await post(path, body, '198.51.100.7')).status).toBe(200);
  });

  test('are limited for addresses without an account as well', async () => {
    const body = { email: 'nobody@example.in' };
    await exhaust('/recover', body, RATE_RULES.recoveryPair.allowed);
    expect(tooMany(await post('/recover', body))).toEqual(refused);
  });

  test('are limited across all networks together', async () => {
    for (let network = 1; network <= 3; network += 1) {
      await exhaust('/recover', { email: OWNER.email }, 2, `198.51.100.${network}`);
    }
    expect(tooMany(await post('/recover', { email: OWNER.email }))).toEqual(refused);
    expect(await bench.mailTexts()).toHaveLength(RATE_RULES.recoveryAccount.allowed);
  });
});

describe('one network', () => {
  test.each([
    ['/signup', { email: 'a@example.com', password: 'long enough' }, 'signUpNetwork'],
    ['/verify', { type: 'email', token_hash: 'x' }, 'verifyNetwork'],
    ['/token?grant_type=refresh_token', { refresh_token: 'x' }, 'refreshNetwork'],
  ] as const)('%s', async (path, body, rule) => {
    await exhaust(path, body, RATE_RULES[rule].allowed);
    const answer = await post(path, body);
    expect(answer.status).toBe(429);
    expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
    expect((await answer.json()).error_code).toBe('over_request_rate_limit');
    expect((await post(path, body, '198.51.100.7')).status).not.toBe(429);
  });
});
