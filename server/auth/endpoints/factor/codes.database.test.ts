import { TOTP } from 'otpauth';
import { beforeEach, describe, expect, test } from 'vitest';
import { type AuthBench, signedInClient } from '../../testing/auth-bench.ts';
import {
  addDevice,
  answerChallenge,
  codeOf,
  type Device,
  enterCode,
} from '../../testing/device.ts';
import { withLateBody } from '../../testing/late-body.ts';
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

describe('a code', () => {
  test('is accepted once', async () => {
    const code = codeOf(device);
    expect(await answer([code])).toEqual([undefined]);
    expect(await answer([code])).toEqual(['mfa_verification_failed']);
  });

  test('from an earlier half minute than the last accepted one is refused', async () => {
    expect(await answer([codeOf(device, 1)])).toEqual([undefined]);
    expect(await answer([codeOf(device)])).toEqual(['mfa_verification_failed']);
  });

  test('sent by many sessions at once raises only one of them', async () => {
    const clients = await Promise.all(Array.from({ length: 4 }, () => signedInClient(bench)));
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
    const { auth } = await signedInClient(bench);
    const { data } = await auth.mfa.challenge({ factorId: device.factorId });
    const { data: now } = await auth.getSession();
    const body = { challenge_id: data?.id, code: codeOf(device) };
    const late = withLateBody(body, () => bench.sql('delete from auth.sessions'));
    const headers = {
      ...late.headers,
      apikey: 'sb_publishable_test',
      authorization: `Bearer ${now.session?.access_token}`,
    };
    const refused = await bench.request(`/factors/${device.factorId}/verify`, {
      ...late,
      method: 'POST',
      headers,
    });
    expect([refused.status, (await refused.json()).error_code]).toEqual([403, 'session_not_found']);
  });

  test('signs out the sessions that have used none', async () => {
    const other = await signedInClient(bench);
    expect(await answer([codeOf(device)])).toEqual([undefined]);
    expect((await other.auth.refreshSession()).error?.code).toBe('refresh_token_not_found');
  });

  test('of another secret is wrong', async () => {
    expect(await answer([new TOTP().generate()])).toEqual(['mfa_verification_failed']);
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
    const client = await signedInClient(bench);
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

  test('says when it expires, and is remembered with its device', async () => {
    const client = await signedInClient(bench);
    await bench.sql('update auth.mfa_factors set last_challenged_at = null');
    const { data } = await client.auth.mfa.challenge({ factorId: device.factorId });
    const [asked] = await bench.sql<{ end: number }>(
      `select floor(extract(epoch from created_at))::float8 + 300 as end
       from auth.mfa_challenges order by created_at desc`,
    );
    expect(data).toMatchObject({ type: 'totp', expires_at: asked?.end });
    expect((await client.auth.mfa.listFactors()).data?.all).toMatchObject([
      { last_challenged_at: expect.any(String) },
    ]);
  });

  test('expires after five minutes, and is deleted by the next one', async () => {
    const client = await signedInClient(bench);
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
    const client = await signedInClient(bench);
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

  test.each(['unknown', '2001:db8:1:2::5', 'fe80::1%eth0', ''])(
    'from %j works',
    async (address) => {
      expect(await answer([codeOf(device)], address)).toEqual([undefined]);
    },
  );
});
