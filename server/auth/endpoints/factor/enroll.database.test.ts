import { describe, expect, test } from 'vitest';
import { type AuthBench, signedInClient } from '../../testing/auth-bench.ts';
import { enrolDevice } from '../../testing/device.ts';
import { openOwnerBench } from '../../testing/owner-bench.ts';

let bench: AuthBench;
openOwnerBench((opened) => {
  bench = opened;
});

const levelOf = async (client: Awaited<ReturnType<typeof signedInClient>>) =>
  (await client.auth.mfa.getAuthenticatorAssuranceLevel()).data;

describe('an enrolment', () => {
  test('answers with secret, address and QR code, and waits for its first code', async () => {
    const client = await signedInClient(bench);
    const { data, error } = await client.auth.mfa.enroll({
      factorType: 'totp',
      friendlyName: 'Phone',
      issuer: 'YCTFC',
    });
    expect(error).toBeNull();
    expect(data).toMatchObject({ type: 'totp', friendly_name: 'Phone' });
    expect(data?.totp.secret).toMatch(/^[A-Z2-7]{32}$/);
    const uri = new URL(data?.totp.uri ?? '');
    expect([uri.protocol, uri.host, decodeURIComponent(uri.pathname)]).toEqual([
      'otpauth:',
      'totp',
      '/YCTFC:owner@example.in',
    ]);
    expect(Object.fromEntries(uri.searchParams)).toEqual({
      issuer: 'YCTFC',
      secret: data?.totp.secret,
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    });
    const [, pixels] = data?.totp.qr_code.match(/viewBox="0 0 (\d+) \1"/) ?? [];
    expect(Number(pixels)).toBeLessThan(1000);
    expect(data?.totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg [^#%]+<\/svg>$/);
    expect((await client.auth.mfa.listFactors()).data).toMatchObject({
      all: [{ id: data?.id, friendly_name: 'Phone', status: 'unverified', factor_type: 'totp' }],
      totp: [],
    });
    expect(await levelOf(client)).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' });
  });

  test('stores no secret in plain text', async () => {
    const { secret } = await enrolDevice(await signedInClient(bench));
    const rows = await bench.sql<{ secret: string }>('select * from auth.mfa_factors');
    expect(JSON.stringify(rows)).not.toContain(secret);
    expect(rows[0]?.secret).toMatch(/^[\w-]{60,}\.\.[\w-]{16}\.[\w-]{43}\.[\w-]{22}$/);
  });

  test('refuses a name that is taken, an empty one too', async () => {
    const client = await signedInClient(bench);
    for (const friendlyName of ['Phone', '']) {
      await enrolDevice(client, friendlyName);
      const again = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName });
      expect(again.error).toMatchObject({ status: 422, code: 'mfa_factor_name_conflict' });
    }
  });

  test.each([
    ['x'.repeat(100), undefined],
    ['x'.repeat(101), 'validation_failed'],
    ['Phone\u0007', 'validation_failed'],
    ['Phone \ud83c', 'validation_failed'],
  ])('with the name %j: %s', async (friendlyName, code) => {
    const client = await signedInClient(bench);
    const { error } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName });
    expect(error?.code).toBe(code);
  });

  test('that was not finished keeps its name for five minutes', async () => {
    const client = await signedInClient(bench);
    await enrolDevice(client, 'Phone');
    await bench.sql("update auth.mfa_factors set created_at = now() - interval '4 minutes'");
    await expect(enrolDevice(client, 'Phone')).rejects.toThrow('already exists');
  });

  test('that was not finished is removed after five minutes', async () => {
    const client = await signedInClient(bench);
    await enrolDevice(client, 'Phone');
    await bench.sql("update auth.mfa_factors set created_at = now() - interval '6 minutes'");
    await enrolDevice(client, 'Phone');
    expect(await bench.sql('select from auth.mfa_factors')).toHaveLength(1);
  });

  test('is refused after ten devices', async () => {
    const client = await signedInClient(bench);
    for (let count = 0; count < 10; count += 1) await enrolDevice(client, `Phone ${count}`);
    const more = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'More' });
    expect(more.error).toMatchObject({ status: 422, code: 'too_many_enrolled_mfa_factors' });
  });

  test.each([
    ['phone', 422, 'mfa_phone_enroll_not_enabled'],
    ['webauthn', 422, 'mfa_webauthn_enroll_not_enabled'],
    ['pigeon', 400, 'validation_failed'],
    ['constructor', 400, 'validation_failed'],
  ])('of the kind %s is refused', async (kind, status, error_code) => {
    const { data } = await (await signedInClient(bench)).auth.getSession();
    const answer = await bench.request('/factors', {
      method: 'POST',
      headers: {
        apikey: 'sb_publishable_test',
        authorization: `Bearer ${data.session?.access_token}`,
      },
      body: JSON.stringify({ factor_type: kind }),
    });
    expect([answer.status, (await answer.json()).error_code]).toEqual([status, error_code]);
  });
});
