import { beforeEach, describe, expect, test } from 'vitest';
import { countInMemory, type MemoryCounter } from '../testing/memory-counter.ts';
import { buildRateGuard, type RateGuard } from './rate-guard.ts';

const HOME = '203.0.113.1';

let counter: MemoryCounter;
let guard: RateGuard;
beforeEach(() => {
  counter = countInMemory();
  guard = buildRateGuard(counter.count);
});

const stranger = { network: HOME, deviceId: undefined };
const subject = { ...stranger, email: 'owner@example.in', isNetworkKnown: false };
const attempt = {
  ...stranger,
  userId: 'owner',
  challengeId: '1',
  isNetworkKnown: false,
  generation: '',
};

describe('a lane of its own', () => {
  const deviceId = 'laptop';
  const device = { network: HOME, deviceId };
  let round = 0;
  test.each<[string, number, number, RegExp, () => Promise<unknown>]>([
    [
      'has a known device for passwords',
      10,
      15,
      /network|pair|account/,
      () => guard.beforeSignIn({ ...subject, deviceId }, ''),
    ],
    [
      'has a known network for passwords',
      30,
      24 * 60,
      /account/,
      () => guard.beforeSignIn({ ...subject, isNetworkKnown: true }, `${round++}`),
    ],
    [
      'has a known device for recoveries',
      5,
      24 * 60,
      /network|pair|account/,
      () => guard.beforeMail('recovery', { ...subject, deviceId }),
    ],
    ['has a known device for links', 30, 5, /network/, () => guard.beforeVerify(device)],
    ['has a known device for refreshes', 150, 5, /network/, () => guard.beforeRefresh(device)],
    [
      'has a known device for codes',
      10,
      15,
      /network|pair|account/,
      () => guard.beforeCode({ ...attempt, deviceId, challengeId: `${round++}` }),
    ],
  ])(
    '%s: %i in %i minutes, then it counts as a stranger',
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
    expect(await guard.beforeSignIn({ ...subject, deviceId }, '')).toBe('known');
    expect(await guard.beforeSignIn(subject, '')).toBe('open');
    expect(await guard.beforeSignIn({ ...subject, isNetworkKnown: true }, '')).toBe('open');
  });

  test('is not needed for codes from a network that gave a right one', async () => {
    for (let at = 0; at < 60; at += 1) {
      const challengeId = `${at}`;
      await guard.beforeCode({
        ...attempt,
        challengeId,
        network: `198.51.100.${at}`,
        isNetworkKnown: true,
      });
    }
  });
});
