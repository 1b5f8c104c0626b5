import { beforeEach, describe, expect, test } from 'vitest';
import type { CountRequest } from '../rate-limit.ts';
import { buildRateGuard, type RateGuard } from './limits.ts';

const PROMISED = /you can only request this after \d+ seconds/;

/** Counts as the database does, with a clock that a test moves, and names of the rules that counted. */
function countInMemory() {
  const windows = new Map<string, { end: number; hits: number }>();
  const rules = new Set<string>();
  let now = 0;
  const count: CountRequest = async ({ name, allowed, windowSeconds }, counted) => {
    rules.add(name);
    const known = windows.get(`${name} ${counted}`);
    const current = known && known.end > now ? known : { end: now + windowSeconds, hits: 0 };
    windows.set(`${name} ${counted}`, current);
    current.hits += 1;
    return current.hits > allowed ? current.end - now : 0;
  };
  const wait = (seconds: number) => {
    now += seconds;
  };
  return { count, rules, wait };
}

let counter: ReturnType<typeof countInMemory>;
let guard: RateGuard;
beforeEach(() => {
  counter = countInMemory();
  guard = buildRateGuard(counter.count);
});

/** The attempt `at`, when each comes from another network. */
const elsewhere = <Attempt>(at: number, attempt: Attempt) => ({
  ...attempt,
  network: `198.51.${Math.trunc(at / 200)}.${at % 200}`,
});
const DAY = 24 * 60;
const signIn = (who: Parameters<RateGuard['beforeSignIn']>[0]) => guard.beforeSignIn(who, '');
const network = '203.0.113.1';
const stranger = { network, deviceId: undefined };
const subject = { ...stranger, email: 'owner@example.in', isNetworkKnown: false };
const somebody = (at: number) => ({ ...subject, email: `${at}@example.in` });
const attempt = {
  ...stranger,
  ...{ userId: 'owner', challengeId: 'one', isNetworkKnown: false, generation: '' },
};
const challenge = (at: number) => ({ ...attempt, challengeId: `${at}` });

type Act = (at: number) => Promise<unknown>;

/** Lets `act` pass so many times, then refuses it for so long and no longer. */
async function expectLimit(allowed: number, minutes: number, act: Act): Promise<unknown> {
  for (let at = 0; at < allowed; at += 1) await act(at);
  const refusal = await act(allowed).catch((error: unknown) => error);
  expect(refusal).toMatchObject({ status: 429, extras: { retryAfter: minutes * 60 } });
  counter.wait(minutes * 60 - 1);
  await expect(act(999)).rejects.toMatchObject({ extras: { retryAfter: 1 } });
  counter.wait(1);
  await act(999);
  return refusal;
}

test.each<[string, number, number, Act]>([
  ['passwords for many accounts', 60, 5, (at) => signIn(somebody(at))],
  ['passwords for one account from one network', 10, 5, () => signIn(subject)],
  ['passwords from many networks', 50, 15, (at) => signIn(elsewhere(at, subject))],
  ['sign-ups from one network', 30, 5, () => guard.beforeSignUp(network)],
  ['links opened from one network', 30, 5, () => guard.beforeVerify(stranger)],
  ['refreshes from one network', 150, 5, () => guard.beforeRefresh(stranger)],
  ['factors and challenges from one network', 60, 5, () => guard.beforeFactor(network)],
  ['codes for one challenge', 5, 5, (at) => guard.beforeCode(elsewhere(at, attempt))],
  ['codes for one account from one network', 10, 15, (at) => guard.beforeCode(challenge(at))],
  ['codes from many networks', 50, DAY, (at) => guard.beforeCode(elsewhere(at, challenge(at)))],
])('%s: %i, then none for %i minutes', async (_what, allowed, minutes, act) => {
  const refusal = await expectLimit(allowed, minutes, act);
  expect(refusal).toMatchObject({ code: 'over_request_rate_limit' });
});

describe.each([
  ['signup', /works for 24 hours/],
  ['recovery', /The link in the newest of them works for 60 minutes/],
] as const)('mails: %s', (kind, sentence) => {
  test.each<[string, number, number, RegExp, Act]>([
    ['one account from one network', 4, 15, PROMISED, () => guard.beforeMail(kind, subject)],
    ['many networks', 5, DAY, sentence, (at) => guard.beforeMail(kind, elsewhere(at, subject))],
    ['many accounts', 30, 60, PROMISED, (at) => guard.beforeMail(kind, somebody(at))],
  ])('%s: %i, then none for %i minutes', async (_what, allowed, minutes, words, act) => {
    const refusal = await expectLimit(allowed, minutes, act);
    const message = expect.stringMatching(words);
    expect(refusal).toMatchObject({ code: 'over_email_send_rate_limit', message });
  });
});

describe('a lane of its own', () => {
  const deviceId = 'laptop';
  const device = { network, deviceId };
  const known = { ...subject, deviceId };
  const OF_STRANGERS = /network|pair|account/;
  let round = 0;
  test.each<[string, number, number, RegExp, () => Promise<unknown>]>([
    ['device for passwords', 10, 15, OF_STRANGERS, () => signIn(known)],
    [
      'network for passwords',
      30,
      DAY,
      /account/,
      () => guard.beforeSignIn({ ...subject, isNetworkKnown: true }, `${round++}`),
    ],
    ['device for recoveries', 5, DAY, OF_STRANGERS, () => guard.beforeMail('recovery', known)],
    ['device for links', 30, 5, /network/, () => guard.beforeVerify(device)],
    ['device for refreshes', 150, 5, /network/, () => guard.beforeRefresh(device)],
    [
      'device for codes',
      10,
      15,
      OF_STRANGERS,
      () => guard.beforeCode({ ...challenge(round++), deviceId }),
    ],
  ])(
    'has a known %s: %i in %i minutes, then it counts as a stranger',
    async (_what, allowed, minutes, shared, act) => {
      /** Whether the next attempt uses up nothing of what strangers have. */
      const isApart = async () => {
        counter.rules.clear();
        await act().catch(() => {});
        return ![...counter.rules].some((rule) => shared.test(rule.replace('known-network', '')));
      };
      for (let at = 0; at < allowed; at += 1) expect(await isApart()).toBe(true);
      expect(await isApart()).toBe(false);
      counter.wait(minutes * 60 - 1);
      expect(await isApart()).toBe(false);
      counter.wait(1);
      expect(await isApart()).toBe(true);
    },
  );

  test('lets a password wait where strangers do not stand', async () => {
    expect(await signIn(known)).toBe('known');
    expect(await signIn(subject)).toBe('open');
    expect(await signIn({ ...subject, isNetworkKnown: true })).toBe('open');
  });

  test('is not needed for codes from a network that gave a right one', async () => {
    for (let at = 0; at < 60; at += 1)
      await guard.beforeCode({ ...elsewhere(at, challenge(at)), isNetworkKnown: true });
  });
});
