import { beforeEach, describe, expect, test } from 'vitest';
import { countInMemory, type MemoryCounter } from '../testing/memory-counter.ts';
import { buildRateGuard, type RateGuard } from './rate-guard.ts';

const HOME = '203.0.113.1';
const EMAIL = 'owner@example.in';
const PROMISED = /you can only request this after \d+ seconds/;

let counter: MemoryCounter;
let guard: RateGuard;
beforeEach(() => {
  counter = countInMemory();
  guard = buildRateGuard(counter.count);
});

/** The network of the attempt `at`, when each comes from another one. */
const elsewhere = (at: number) => `198.51.${Math.trunc(at / 200)}.${at % 200}`;
const stranger = { network: HOME, deviceId: undefined };
const subject = { ...stranger, email: EMAIL, isNetworkKnown: false };
const attempt = {
  ...stranger,
  ...{ userId: 'owner', challengeId: 'one', isNetworkKnown: false, generation: '' },
};

type Act = (at: number) => Promise<unknown>;

/** How many attempts pass before one is refused, and that refusal. */
async function passedBefore(act: Act): Promise<[number, unknown]> {
  for (let at = 0; at < 1000; at += 1) {
    const refusal = await act(at).then(
      () => undefined,
      (error: unknown) => error,
    );
    if (refusal) return [at, refusal];
  }
  throw new Error('There is no limit.');
}

/** One second before its end the refusal still holds. */
async function expectEnd(seconds: number, act: Act): Promise<void> {
  counter.wait(seconds - 1);
  await expect(act(999)).rejects.toMatchObject({ extras: { retryAfter: 1 } });
  counter.wait(1);
  await act(999);
}

describe('requests', () => {
  const over = 'over_request_rate_limit';
  test.each<[string, number, number, Act]>([
    [
      'passwords for many accounts from one network',
      60,
      5,
      (at) => guard.beforeSignIn({ ...subject, email: `${at}@example.in` }, ''),
    ],
    ['passwords for one account from one network', 10, 5, () => guard.beforeSignIn(subject, '')],
    [
      'passwords for one account from many networks',
      50,
      15,
      (at) => guard.beforeSignIn({ ...subject, network: elsewhere(at) }, ''),
    ],
    ['sign-ups from one network', 30, 5, () => guard.beforeSignUp(HOME)],
    ['links opened from one network', 30, 5, () => guard.beforeVerify(stranger)],
    ['refreshes from one network', 150, 5, () => guard.beforeRefresh(stranger)],
    ['factors and challenges from one network', 60, 5, () => guard.beforeFactor(HOME)],
    [
      'codes for one challenge',
      5,
      5,
      (at) => guard.beforeCode({ ...attempt, network: elsewhere(at) }),
    ],
    [
      'codes for one account from one network',
      10,
      15,
      (at) => guard.beforeCode({ ...attempt, challengeId: `${at}` }),
    ],
    [
      'codes for one account from many networks',
      50,
      24 * 60,
      (at) => guard.beforeCode({ ...attempt, challengeId: `${at}`, network: elsewhere(at) }),
    ],
  ])('%s: %i, then none for %i minutes', async (_what, allowed, minutes, act) => {
    const [passed, refusal] = await passedBefore(act);
    expect(passed).toBe(allowed);
    const wait = { retryAfter: minutes * 60 };
    expect(refusal).toMatchObject({ status: 429, code: over, extras: wait });
    await expectEnd(minutes * 60, act);
  });
});

describe('mails', () => {
  test.each<[string, number, number, RegExp, Act]>([
    [
      'confirmations for many accounts from one network',
      30,
      60,
      PROMISED,
      (at) => guard.beforeMail('confirmation', { ...subject, email: `${at}@example.in` }),
    ],
    [
      'confirmations for one account from one network',
      4,
      15,
      PROMISED,
      () => guard.beforeMail('confirmation', subject),
    ],
    [
      'confirmations for one account from many networks',
      5,
      24 * 60,
      /works for 24 hours/,
      (at) => guard.beforeMail('confirmation', { ...subject, network: elsewhere(at) }),
    ],
    [
      'codes for one account from one network',
      4,
      15,
      PROMISED,
      () => guard.beforeMail('code', subject),
    ],
    [
      'codes for one account from many networks',
      5,
      24 * 60,
      /The password proves it too/,
      (at) => guard.beforeMail('code', { ...subject, network: elsewhere(at) }),
    ],
    [
      'recoveries of many accounts from one network',
      30,
      60,
      PROMISED,
      (at) => guard.beforeMail('recovery', { ...subject, email: `${at}@example.in` }),
    ],
    [
      'recoveries of one account from one network',
      4,
      15,
      PROMISED,
      () => guard.beforeMail('recovery', subject),
    ],
    [
      'recoveries of one account from many networks',
      5,
      24 * 60,
      /The link in the newest of them works for 60 minutes/,
      (at) => guard.beforeMail('recovery', { ...subject, network: elsewhere(at) }),
    ],
  ])('%s: %i, then none for %i minutes', async (_what, allowed, minutes, sentence, act) => {
    const [passed, refusal] = await passedBefore(act);
    expect(passed).toBe(allowed);
    expect(refusal).toMatchObject({
      status: 429,
      code: 'over_email_send_rate_limit',
      message: expect.stringMatching(sentence),
      extras: { retryAfter: minutes * 60 },
    });
    await expectEnd(minutes * 60, act);
  });
});
