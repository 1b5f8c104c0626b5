import { beforeEach, describe, expect, test } from 'vitest';
import { RATE_RULES } from '../limits.ts';
import { type Browser, OWNER, openOwnerBench, PUBLISHABLE_KEY } from '../testing/auth-bench.ts';
import {
  addDevice,
  answerChallenge,
  codeOf,
  type Device,
  enterCode,
  wrongCodeOf,
} from '../testing/device.ts';
import { withLateBody } from '../testing/meanwhile.ts';

const HOME = '203.0.113.1';

const bench = await openOwnerBench();
let device: Device;
beforeEach(async () => {
  device = await addDevice(await bench.signedIn());
});

const answer = async (codes: readonly string[], address = HOME) =>
  answerChallenge(await bench.signedIn(address), device, codes);

describe('a code', () => {
  test('is accepted once', async () => {
    const code = codeOf(device);
    expect(await answer([code])).toEqual([undefined]);
    expect(await answer([code])).toEqual(['mfa_verification_failed']);
    // Nor one of an earlier half minute.
    expect(await answer([codeOf(device, -1)])).toEqual(['mfa_verification_failed']);
  });

  test('sent by many sessions at once raises only one of them', async () => {
    const clients = await Promise.all(Array.from({ length: 4 }, () => bench.signedIn()));
    const code = codeOf(device);
    const answers = await Promise.all(
      clients.map(({ auth }) => auth.mfa.challengeAndVerify({ factorId: device.factorId, code })),
    );
    expect(answers.filter(({ error }) => !error)).toHaveLength(1);
    expect(await bench.sql("select from auth.sessions where aal = 'aal2'")).toHaveLength(2);
  });

  test.each([
    [-1, undefined],
    [0, undefined],
    [1, undefined],
    [-3, 'mfa_verification_failed'],
    [3, 'mfa_verification_failed'],
  ])('of a clock that is %i half minutes off: %s', async (steps, code) => {
    await bench.sql('update auth.mfa_factors set last_used_step = null');
    expect(await answer([codeOf(device, steps)])).toEqual([code]);
  });

  test.each([
    '',
    ' ',
    '12345',
    '1234567',
    'abcdef',
    '١٢٣٤٥٦',
    '\u0000',
    '\ud800',
    'x'.repeat(9000),
  ])('that is malformed is refused (%#)', async (code) => {
    const [refusal] = await answer([code]);
    expect(refusal).toBe(code === '' ? 'validation_failed' : 'mfa_verification_failed');
  });

  test('is refused when the session ends while it is on its way', async () => {
    const { auth } = await bench.signedIn();
    const { data } = await auth.mfa.challenge({ factorId: device.factorId });
    const { data: now } = await auth.getSession();
    const body = { challenge_id: data?.id, code: codeOf(device) };
    const late = withLateBody(body, () => bench.sql('delete from auth.sessions'));
    const refused = await bench.request(`/factors/${device.factorId}/verify`, {
      ...late,
      method: 'POST',
      headers: {
        ...late.headers,
        ...{ apikey: PUBLISHABLE_KEY, authorization: `Bearer ${now.session?.access_token}` },
      },
    });
    expect([refused.status, (await refused.json()).error_code]).toEqual([403, 'session_not_found']);
  });

  test('signs out the sessions that have used none', async () => {
    const other = await bench.signedIn();
    expect(await answer([codeOf(device)])).toEqual([undefined]);
    expect((await other.auth.refreshSession()).error?.code).toBe('refresh_token_not_found');
  });
});

describe('a challenge', () => {
  test('is answered once', async () => {
    expect(await answer([codeOf(device), codeOf(device, 1)])).toEqual([
      undefined,
      'mfa_ip_address_mismatch',
    ]);
  });

  test('is answered from the network that asked', async () => {
    const client = await bench.signedIn();
    const { factorId } = device;
    const { data } = await client.auth.mfa.challenge({ factorId });
    const { session } = (await client.auth.getSession()).data;
    const elsewhere = bench.client('198.51.100.7');
    await elsewhere.auth.setSession(session ?? { access_token: '', refresh_token: '' });
    const wanted = { factorId, challengeId: data?.id ?? '', code: codeOf(device) };
    expect((await elsewhere.auth.mfa.verify(wanted)).error).toMatchObject({
      status: 422,
      code: 'mfa_ip_address_mismatch',
    });
    expect((await client.auth.mfa.verify(wanted)).error).toBeNull();
  });

  test('expires after five minutes, and is deleted by the next one', async () => {
    const client = await bench.signedIn();
    const { factorId } = device;
    const { data } = await client.auth.mfa.challenge({ factorId });
    await bench.sql("update auth.mfa_challenges set created_at = now() - interval '301 seconds'");
    const late = await client.auth.mfa.verify({
      factorId,
      challengeId: data?.id ?? '',
      code: codeOf(device),
    });
    expect(late.error).toMatchObject({ status: 422, code: 'mfa_challenge_expired' });
    await client.auth.mfa.challenge({ factorId });
    expect(await bench.sql('select from auth.mfa_challenges')).toHaveLength(1);
  });

  test('of another device, or unknown, is not found', async () => {
    const client = await bench.signedIn();
    await enterCode(client, device);
    const spare = await addDevice(client, 'Spare');
    const { data } = await client.auth.mfa.challenge({ factorId: spare.factorId });
    for (const challengeId of [data?.id ?? '', crypto.randomUUID()]) {
      const { factorId } = device;
      const code = codeOf(device, 1);
      const { error } = await client.auth.mfa.verify({ factorId, challengeId, code });
      expect(error).toMatchObject({ status: 422, code: 'mfa_factor_not_found' });
    }
  });
});

/** Sends one wrong code to each of `times` challenges. */
async function guess(times: number, address = HOME) {
  const client = await bench.signedIn(address);
  const { factorId } = device;
  const codes: (string | undefined)[] = [];
  for (let attempt = 0; attempt < times; attempt += 1) {
    const code = wrongCodeOf(device);
    codes.push((await client.auth.mfa.challengeAndVerify({ factorId, code })).error?.code);
  }
  return codes;
}

describe('guessing', () => {
  test('stops after five codes at one challenge, even with the right one', async () => {
    const codes = [...Array<string>(5).fill(wrongCodeOf(device)), codeOf(device)];
    expect(await answer(codes)).toEqual([
      ...Array(5).fill('mfa_verification_failed'),
      'over_request_rate_limit',
    ]);
  });

  test('counts each guess when all are sent at once', async () => {
    const client = await bench.signedIn();
    const { factorId } = device;
    const answers = await Promise.all(
      Array.from({ length: 14 }, () =>
        client.auth.mfa.challengeAndVerify({ factorId, code: wrongCodeOf(device) }),
      ),
    );
    const wrong = answers.filter(({ error }) => error?.code === 'mfa_verification_failed');
    expect(wrong).toHaveLength(RATE_RULES.codePair.allowed);
  });

  test('from many networks stops, but not for the network that gave a right code', async () => {
    for (let network = 1; network <= 5; network += 1) {
      expect((await guess(10, `198.51.100.${network}`)).at(-1)).toBe('mfa_verification_failed');
    }
    expect(await guess(1, '198.51.100.99')).toEqual(['over_request_rate_limit']);
    expect(await answer([codeOf(device)])).toEqual([undefined]);
  });

  describe('from many networks, when the owner is at a new place', () => {
    const codeAt = async (browser: Browser, foreign?: Browser) => {
      const client = bench.client('192.0.2.44', browser);
      await client.auth.signInWithPassword(OWNER);
      if (foreign) browser.cookie = foreign.cookie;
      return (await enterCode(client, device, 1)).error?.code;
    };
    const laptop: Browser = {};
    beforeEach(async () => {
      const owner = bench.client(HOME, laptop);
      await owner.auth.signInWithPassword(OWNER);
      expect((await enterCode(owner, device)).error).toBeNull();
      for (let network = 1; network <= 5; network += 1) await guess(10, `198.51.100.${network}`);
    });

    test('keeps no device out that gave a right code', async () => {
      expect(await codeAt(laptop)).toBeUndefined();
    });

    test('keeps out a device that has only signed in', async () => {
      const tablet: Browser = {};
      await bench.client(HOME, tablet).auth.signInWithPassword(OWNER);
      expect(await codeAt(tablet)).toBe('over_request_rate_limit');
    });

    test('keeps out the device of another account', async () => {
      await bench.sql(
        `with other as (insert into auth.users (email, encrypted_password)
           values ('other@example.in', '') returning id)
         update private.known_devices set user_id = (select id from other)`,
      );
      expect(await codeAt({}, laptop)).toBe('over_request_rate_limit');
    });
  });
});
