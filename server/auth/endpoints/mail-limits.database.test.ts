import { beforeEach, describe, expect, test } from 'vitest';
import { RATE_RULES } from '../limits.ts';
import { type Browser, createOwner, OWNER, openBench } from '../testing/auth-bench.ts';

const bench = await openBench();
const laptop: Browser = {};
const PLACE = '192.0.2.9';

/** What strangers press all day with the owner's address, and what it mails. */
const KINDS = {
  confirmation: {
    begin: async () => void (await bench.client().auth.signUp(OWNER)),
    press: async (address: string) => {
      const { auth } = bench.client(address);
      await auth.signUp({ email: OWNER.email, password: 'chosen by a stranger' });
      return (await auth.resend({ type: 'signup', email: OWNER.email })).error;
    },
    ...({ type: 'email', allowed: RATE_RULES.mailAccount.allowed } as const),
    ...{ sentence: '24 hours', tooOld: 49 },
  },
  recovery: {
    begin: async () => {
      await createOwner(bench);
      await bench.client(PLACE, laptop).auth.signInWithPassword(OWNER);
    },
    press: async (address: string) =>
      (await bench.client(address).auth.resetPasswordForEmail(OWNER.email)).error,
    ...({ type: 'recovery', allowed: RATE_RULES.mailAccount.allowed } as const),
    ...{ sentence: '60 minutes', tooOld: 25 },
  },
};

describe.each(Object.values(KINDS))('$type links', ({ begin, press, type, ...rule }) => {
  beforeEach(async () => {
    await begin();
    for (let network = 1; network <= 20; network += 1) await press(`198.51.100.${network}`);
  });
  const open = async () => {
    const token_hash = await bench.newestToken();
    return (await bench.client(PLACE).auth.verifyOtp({ type, token_hash })).error?.code;
  };

  test('are mailed five times a day, and the newest opens', async () => {
    expect([rule.allowed, (await bench.mailTexts()).length]).toEqual([5, 5]);
    expect(await open()).toBeUndefined();
  });

  test('stay open in the newest mail for whoever asks for one', async () => {
    await bench.sql("update auth.one_time_tokens set expires_at = now() - interval '1 minute'");
    const message = expect.stringContaining(rule.sentence);
    expect(await press(PLACE)).toMatchObject({ code: 'over_email_send_rate_limit', message });
    expect(await open()).toBeUndefined();
  });

  test('do not stay open for long', async () => {
    await bench.sql(
      `update auth.one_time_tokens set expires_at = now(),
         created_at = now() - make_interval(hours => $1)`,
      [rule.tooOld],
    );
    await press(PLACE);
    expect(await open()).toBe('otp_expired');
  });
});

test('a known device has recoveries of its own', async () => {
  await KINDS.recovery.begin();
  for (let network = 1; network <= 8; network += 1)
    await KINDS.recovery.press(`198.51.100.${network}`);
  const { error } = await bench.client(PLACE, laptop).auth.resetPasswordForEmail(OWNER.email);
  expect([error, (await bench.mailTexts()).length]).toEqual([null, 6]);
});
