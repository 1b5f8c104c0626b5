import type { SupabaseClient } from '@supabase/supabase-js';
import { beforeEach, describe, expect, test } from 'vitest';
import { openOwnerBench } from '../testing/auth-bench.ts';
import { addDevice, codeOf, type Device, enrolDevice, enterCode } from '../testing/device.ts';
import { meanwhile } from '../testing/meanwhile.ts';

const bench = await openOwnerBench();

const levelOf = async (client: SupabaseClient) =>
  (await client.auth.mfa.getAuthenticatorAssuranceLevel()).data;

describe('an enrolment', () => {
  test('answers with secret, address and QR code, and waits for its first code', async () => {
    const client = await bench.signedIn();
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
    const { secret } = await enrolDevice(await bench.signedIn());
    const rows = await bench.sql<{ secret: string }>('select * from auth.mfa_factors');
    expect(JSON.stringify(rows)).not.toContain(secret);
    expect(rows[0]?.secret).toMatch(/^[\w-]{60,}\.\.[\w-]{16}\.[\w-]{43}\.[\w-]{22}$/);
  });

  test('refuses a name that is taken, an empty one too', async () => {
    const client = await bench.signedIn();
    for (const friendlyName of ['Phone', '']) {
      await enrolDevice(client, friendlyName);
      const again = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName });
      expect(again.error).toMatchObject({ status: 422, code: 'mfa_factor_name_conflict' });
    }
  });

  test('that was not finished keeps its name for five minutes', async () => {
    const client = await bench.signedIn();
    await enrolDevice(client, 'Phone');
    await bench.sql("update auth.mfa_factors set created_at = now() - interval '4 minutes'");
    await expect(enrolDevice(client, 'Phone')).rejects.toThrow('already exists');
    await bench.sql("update auth.mfa_factors set created_at = now() - interval '6 minutes'");
    await enrolDevice(client, 'Phone');
    expect(await bench.sql('select from auth.mfa_factors')).toHaveLength(1);
  });
});

const claimsOf = async (client: SupabaseClient) => {
  const { data } = await client.auth.getSession();
  return bench.keys.verify(data.session?.access_token ?? '');
};

describe('the first code', () => {
  test('raises this session and gives it new tokens', async () => {
    const client = await bench.signedIn();
    const before = (await client.auth.getSession()).data.session;
    const device = await addDevice(client);
    const after = (await client.auth.getSession()).data.session;
    expect(after?.refresh_token).not.toBe(before?.refresh_token);
    expect(after?.user.factors).toMatchObject([{ id: device.factorId, status: 'verified' }]);
    expect(await levelOf(client)).toMatchObject({ currentLevel: 'aal2', nextLevel: 'aal2' });
    expect(await claimsOf(client)).toMatchObject({
      aal: 'aal2',
      amr: [
        { method: 'totp', timestamp: expect.any(Number) },
        { method: 'password', timestamp: expect.any(Number) },
      ],
    });
  });

  test('signs out sessions that have used no code, and removes other enrolments', async () => {
    const other = await bench.signedIn();
    const client = await bench.signedIn();
    await enrolDevice(client, 'Abandoned');
    await addDevice(client);
    expect((await other.auth.getUser()).error?.name).toBe('AuthSessionMissingError');
    const { data } = await client.auth.mfa.listFactors();
    expect(data?.all.map((factor) => factor.friendly_name)).toEqual(['Phone']);
  });
});

describe('with a second factor', () => {
  test('a session begins at aal1, a code raises it, and refreshes keep the level', async () => {
    const device = await addDevice(await bench.signedIn());
    const client = await bench.signedIn();
    expect(await levelOf(client)).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal2' });
    await client.auth.refreshSession();
    expect(await claimsOf(client)).toMatchObject({ aal: 'aal1', amr: [{ method: 'password' }] });
    expect((await enterCode(client, device)).error).toBeNull();
    await client.auth.refreshSession();
    expect(await claimsOf(client)).toMatchObject({ aal: 'aal2', amr: [{ method: 'totp' }, {}] });
  });

  test('an aal1 session can neither add or remove a device nor change the password', async () => {
    const { factorId } = await addDevice(await bench.signedIn());
    const intruder = await bench.signedIn();
    const added = await intruder.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Mine' });
    expect(added.error).toMatchObject({ status: 403, code: 'insufficient_aal' });
    const removed = await intruder.auth.mfa.unenroll({ factorId });
    expect(removed.error).toMatchObject({ status: 422, code: 'insufficient_aal' });
    const changed = await intruder.auth.updateUser({ password: 'a password of the intruder' });
    expect(changed.error).toMatchObject({ status: 401, code: 'insufficient_aal' });
  });

  test('removing a device lowers this session if that device raised it, and ends the others', async () => {
    const first = await bench.signedIn();
    const device = await addDevice(first);
    const spare = await addDevice(first, 'Spare');
    const second = await bench.signedIn();
    expect((await enterCode(second, device, 1)).error).toBeNull();
    expect((await second.auth.mfa.unenroll({ factorId: device.factorId })).data).toEqual({
      id: device.factorId,
    });
    await second.auth.refreshSession();
    expect(await levelOf(second)).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal2' });
    expect((await first.auth.refreshSession()).error?.code).toBe('refresh_token_not_found');
    expect((await enterCode(second, spare, 0)).error).toBeNull();
    await second.auth.mfa.unenroll({ factorId: spare.factorId });
    await second.auth.refreshSession();
    expect(await levelOf(second)).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' });
  });

  test('a factor of another account, or none, is not found', async () => {
    const client = await bench.signedIn();
    const { factorId, secret } = await enrolDevice(client);
    await bench.sql(
      `with other as (insert into auth.users (email, encrypted_password)
         values ('other@example.in', '') returning id)
       update auth.mfa_factors set user_id = (select id from other)`,
    );
    const challenged = await client.auth.mfa.challenge({ factorId });
    expect(challenged.error).toMatchObject({ status: 404, code: 'mfa_factor_not_found' });
    const code = codeOf({ secret });
    for (const id of [factorId, 'none']) {
      const removed = await client.auth.mfa.unenroll({ factorId: id });
      expect(removed.error?.status).toBe(404);
      const verified = await client.auth.mfa.challengeAndVerify({ factorId: id, code });
      expect(verified.error?.status).toBe(404);
    }
  });
});

describe('what is true when a request begins and not when it gets its turn', () => {
  let client: SupabaseClient;
  let phone: Device;
  beforeEach(async () => {
    client = await bench.signedIn();
    phone = await enrolDevice(client);
  });

  const makeCount = `update auth.mfa_factors set status = 'verified' where id = $1`;

  test('of two enrolments under one name only one is stored', async () => {
    const [late] = await meanwhile(
      bench,
      (tx) => tx.query("update auth.mfa_factors set friendly_name = 'Tablet'"),
      () => client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Tablet' }),
    );
    expect(late?.error?.code).toBe('mfa_factor_name_conflict');
  });

  test('a device that begins to count is not removed as an abandoned enrolment', async () => {
    const [late] = await meanwhile(
      bench,
      (tx) => tx.query(makeCount, [phone.factorId]),
      () => client.auth.mfa.unenroll({ factorId: phone.factorId }),
    );
    expect(late?.error?.code).toBe('insufficient_aal');
    expect(await bench.sql('select status from auth.mfa_factors')).toEqual([
      { status: 'verified' },
    ]);
  });

  test('an enrolment does not begin to count beside a device that does so first', async () => {
    const { factorId, secret } = await enrolDevice(client, 'Tablet');
    const [late] = await meanwhile(
      bench,
      (tx) => tx.query(makeCount, [phone.factorId]),
      () => client.auth.mfa.challengeAndVerify({ factorId, code: codeOf({ secret }) }),
    );
    expect(late?.error).toMatchObject({ status: 403, code: 'insufficient_aal' });
  });

  test('a device that is removed first accepts no code', async () => {
    const { factorId } = phone;
    const [late] = await meanwhile(
      bench,
      (tx) => tx.query('delete from auth.mfa_factors'),
      () => client.auth.mfa.challengeAndVerify({ factorId, code: codeOf(phone) }),
    );
    expect(late?.error).toMatchObject({ status: 422, code: 'mfa_verification_failed' });
  });

  test('two right codes for one challenge are accepted once', async () => {
    const { factorId } = phone;
    const { data } = await client.auth.mfa.challenge({ factorId });
    const enter = (steps: number) => async () => {
      const challengeId = data?.id ?? '';
      return client.auth.mfa.verify({ factorId, challengeId, code: codeOf(phone, steps) });
    };
    const answers = await meanwhile(bench, async () => {}, enter(0), enter(1));
    expect(answers.map(({ error }) => error?.code)).toEqual([undefined, 'mfa_verification_failed']);
  });
});
