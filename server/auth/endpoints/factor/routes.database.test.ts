import { describe, expect, test } from 'vitest';
import { type AuthBench, OWNER, signedInClient } from '../../testing/auth-bench.ts';
import { addDevice, codeOf, enrolDevice, enterCode } from '../../testing/device.ts';
import { openOwnerBench } from '../../testing/owner-bench.ts';

let bench: AuthBench;
openOwnerBench((opened) => {
  bench = opened;
});

const claimsOf = async (client: Awaited<ReturnType<typeof signedInClient>>) => {
  const { data } = await client.auth.getSession();
  return bench.keys.verify(data.session?.access_token ?? '');
};
const levelOf = async (client: Awaited<ReturnType<typeof signedInClient>>) =>
  (await client.auth.mfa.getAuthenticatorAssuranceLevel()).data;

describe('the first code', () => {
  test('raises this session and gives it new tokens', async () => {
    const client = await signedInClient(bench);
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
    const other = await signedInClient(bench);
    const client = await signedInClient(bench);
    await enrolDevice(client, 'Abandoned');
    await addDevice(client);
    expect((await other.auth.getUser()).error?.name).toBe('AuthSessionMissingError');
    const { data } = await client.auth.mfa.listFactors();
    expect(data?.all.map((factor) => factor.friendly_name)).toEqual(['Phone']);
  });

  test('invalidates earlier refresh tokens', async () => {
    const client = await signedInClient(bench);
    const { data } = await client.auth.getSession();
    await addDevice(client);
    const stolen = { refresh_token: data.session?.refresh_token ?? '' };
    const refused = await bench.client().auth.refreshSession(stolen);
    expect(refused.error).toMatchObject({ status: 400, code: 'refresh_token_not_found' });
    expect((await client.auth.refreshSession()).error).toBeNull();
  });
});

describe('with a second factor', () => {
  test('a session begins at aal1, a code raises it, and refreshes keep the level', async () => {
    const device = await addDevice(await signedInClient(bench));
    const client = await signedInClient(bench);
    expect(await levelOf(client)).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal2' });
    await client.auth.refreshSession();
    expect(await claimsOf(client)).toMatchObject({ aal: 'aal1', amr: [{ method: 'password' }] });
    expect((await enterCode(client, device)).error).toBeNull();
    await client.auth.refreshSession();
    expect(await claimsOf(client)).toMatchObject({ aal: 'aal2', amr: [{ method: 'totp' }, {}] });
  });

  test('an aal1 session can neither add or remove a device nor change the password', async () => {
    const { factorId } = await addDevice(await signedInClient(bench));
    const intruder = await signedInClient(bench);
    const added = await intruder.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Mine' });
    expect(added.error).toMatchObject({ status: 403, code: 'insufficient_aal' });
    const removed = await intruder.auth.mfa.unenroll({ factorId });
    expect(removed.error).toMatchObject({ status: 422, code: 'insufficient_aal' });
    const changed = await intruder.auth.updateUser({ password: 'a password of the intruder' });
    expect(changed.error).toMatchObject({ status: 401, code: 'insufficient_aal' });
    const named = await intruder.auth.updateUser({ data: { name: 'Asha' } });
    expect(named.error).toBeNull();
  });

  test('an enrolment begun earlier by an aal1 session cannot be verified', async () => {
    const intruder = await signedInClient(bench);
    const owner = await signedInClient(bench);
    await addDevice(owner);
    // As if the enrolment had been stored in between.
    const late = await enrolDevice(owner, 'Late');
    const again = await signedInClient(bench);
    expect((await enterCode(again, late)).error).toMatchObject({
      status: 403,
      code: 'insufficient_aal',
    });
    expect((await enterCode(owner, late)).error).toBeNull();
    expect((await intruder.auth.getUser()).data.user).toBeNull();
  });

  test('a recovery link gives aal1, and a new password then needs a code', async () => {
    const device = await addDevice(await signedInClient(bench));
    const client = bench.client();
    await client.auth.resetPasswordForEmail(OWNER.email);
    const token_hash = await bench.newestToken();
    await client.auth.verifyOtp({ type: 'recovery', token_hash });
    const password = 'another pass phrase';
    expect((await client.auth.updateUser({ password })).error?.code).toBe('insufficient_aal');
    expect((await enterCode(client, device)).error).toBeNull();
    expect((await client.auth.updateUser({ password })).error).toBeNull();
  });

  test('removing a device lowers this session if that device raised it, and ends the others', async () => {
    const first = await signedInClient(bench);
    const device = await addDevice(first);
    const spare = await addDevice(first, 'Spare');
    const second = await signedInClient(bench);
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

  test('removing a device that did not raise this session keeps its level', async () => {
    const client = await signedInClient(bench);
    const device = await addDevice(client);
    await addDevice(client, 'Spare');
    await client.auth.mfa.unenroll({ factorId: device.factorId });
    await client.auth.refreshSession();
    expect(await levelOf(client)).toMatchObject({ currentLevel: 'aal2', nextLevel: 'aal2' });
  });

  test('a factor of another account, or none, is not found', async () => {
    const client = await signedInClient(bench);
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
