import { beforeEach, describe, expect, test } from 'vitest';
import { RATE_RULES } from '../../limits/rate-guard.ts';
import { type AuthBench, type Browser, OWNER, signedInClient } from '../../testing/auth-bench.ts';
import {
  addDevice,
  answerChallenge,
  codeOf,
  type Device,
  enterCode,
  wrongCodeOf,
} from '../../testing/device.ts';
import { openOwnerBench } from '../../testing/owner-bench.ts';

const HOME = '203.0.113.1';

let bench: AuthBench;
let device: Device;
openOwnerBench((opened) => {
  bench = opened;
});
beforeEach(async () => {
  device = await addDevice(await signedInClient(bench));
});

const answer = async (codes: readonly string[], address = HOME) =>
  answerChallenge(await signedInClient(bench, address), device, codes);

/** Sends one wrong code to each of `times` challenges. */
async function guess(times: number, address = HOME) {
  const client = await signedInClient(bench, address);
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

  test('stops after ten codes from one network; a right one resets the count', async () => {
    expect(await guess(9)).toEqual(Array(9).fill('mfa_verification_failed'));
    expect(await answer([codeOf(device)])).toEqual([undefined]);
    expect(await guess(10)).toEqual(Array(10).fill('mfa_verification_failed'));
    expect(await guess(1)).toEqual(['over_request_rate_limit']);
  });

  test('counts each guess when all are sent at once', async () => {
    const client = await signedInClient(bench);
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

  test('is limited for enrolments and challenges as well', async () => {
    const client = await signedInClient(bench);
    const codes: (string | undefined)[] = [];
    for (let attempt = 0; attempt <= RATE_RULES.factorNetwork.allowed; attempt += 1) {
      const { error } = await client.auth.mfa.challenge({ factorId: device.factorId });
      codes.push(error?.code);
    }
    expect(codes.at(-1)).toBe('over_request_rate_limit');
    const enrolled = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'More' });
    expect(enrolled.error?.code).toBe('over_request_rate_limit');
  });
});
