import type { SupabaseClient } from '@supabase/supabase-js';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  ageProofs,
  listChanges,
  OWNER,
  openOwnerBench,
  PUBLISHABLE_KEY,
} from '../testing/auth-bench.ts';
import { addDevice, type Device, enrolDevice, enterCode, wrongCodeOf } from '../testing/device.ts';

const NEW_PASSWORD = 'a new pass phrase for nine kitchens';

const bench = await openOwnerBench();

async function tokensOf(client: SupabaseClient) {
  const { data } = await client.auth.getSession();
  if (!data.session) throw new Error('There is no session.');
  const { access_token, refresh_token } = data.session;
  return { access_token, refresh_token };
}

const setPassword = async (client: SupabaseClient) =>
  (await client.auth.updateUser({ password: NEW_PASSWORD })).error?.code;
const beginDevice = async (client: SupabaseClient) =>
  (await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Mine' })).error?.code;

describe('a thief with access token and refresh token of an hour ago', () => {
  let thief: SupabaseClient;
  beforeEach(async () => {
    const owner = await bench.signedIn();
    await ageProofs(bench, owner, 6);
    thief = bench.client('198.51.100.7');
    await thief.auth.setSession(await tokensOf(owner));
  });

  test('cannot change the password, and learns nothing about the present one', async () => {
    const { error } = await thief.auth.updateUser({ password: NEW_PASSWORD });
    expect(error).toMatchObject({ status: 400, code: 'reauthentication_needed' });
    const guess = await thief.auth.updateUser({ password: OWNER.password });
    expect(guess.error?.code).toBe('reauthentication_needed');
    expect((await bench.client().auth.signInWithPassword(OWNER)).error).toBeNull();
  });

  test('cannot make a device count that was begun with a fresh proof', async () => {
    const device = await enrolDevice(await bench.signedIn());
    expect((await enterCode(thief, device)).error).toMatchObject({
      status: 400,
      code: 'reauthentication_needed',
    });
    const guess = { factorId: device.factorId, code: wrongCodeOf(device) };
    const guessed = await thief.auth.mfa.challengeAndVerify(guess);
    expect(guessed.error?.code).toBe('reauthentication_needed');
    const rows = await bench.sql('select status from auth.mfa_factors');
    expect(rows).toEqual([{ status: 'unverified' }]);
  });

  test('can begin no device and change no password, also after a refresh, and leaves no trace of a change', async () => {
    expect((await thief.auth.refreshSession()).error).toBeNull();
    expect(await setPassword(thief)).toBe('reauthentication_needed');
    expect(await beginDevice(thief)).toBe('reauthentication_needed');
    expect(await bench.sql('select from auth.mfa_factors')).toEqual([]);
    expect([await bench.mailTexts(), await listChanges(bench)]).toEqual([[], []]);
  });
});

describe('with a second factor', () => {
  let owner: SupabaseClient;
  let device: Device;
  beforeEach(async () => {
    owner = await bench.signedIn();
    device = await addDevice(owner);
    await ageProofs(bench, owner, 6);
  });

  test('a thief of tokens can neither remove nor add a device', async () => {
    const thief = bench.client('198.51.100.7');
    await thief.auth.setSession(await tokensOf(owner));
    const removed = await thief.auth.mfa.unenroll({ factorId: device.factorId });
    expect(removed.error).toMatchObject({ status: 400, code: 'reauthentication_needed' });
    expect(await beginDevice(thief)).toBe('reauthentication_needed');
    expect(await bench.sql('select from auth.mfa_factors')).toHaveLength(1);
  });

  test('a code of the owner makes the owner’s tokens fresh and not those that were stolen', async () => {
    const stolen = await tokensOf(owner);
    expect((await enterCode(owner, device, 1)).error).toBeNull();
    const withStolen = await bench.request('/user', {
      method: 'PUT',
      headers: { apikey: PUBLISHABLE_KEY, authorization: `Bearer ${stolen.access_token}` },
      body: JSON.stringify({ password: NEW_PASSWORD }),
    });
    expect([withStolen.status, (await withStolen.json()).error_code]).toEqual([
      400,
      'reauthentication_needed',
    ]);
    const refreshed = await bench.client().auth.refreshSession(stolen);
    expect(refreshed.error?.code).toBe('refresh_token_not_found');
    expect((await owner.auth.mfa.unenroll({ factorId: device.factorId })).error).toBeNull();
  });
});

describe('the owner', () => {
  test.each([
    [4, undefined],
    [6, 'reauthentication_needed'],
  ])('%i minutes after the sign-in: %s', async (minutes, code) => {
    const client = await bench.signedIn();
    await ageProofs(bench, client, minutes);
    expect(await setPassword(client)).toBe(code);
  });

  test('sets a new password with a mailed link of five minutes ago, and not later', async () => {
    for (const [minutes, code] of [
      [6, 'reauthentication_needed'],
      [4, undefined],
    ] as const) {
      const client = bench.client();
      await client.auth.resetPasswordForEmail(OWNER.email);
      const token_hash = await bench.newestToken();
      await client.auth.verifyOtp({ type: 'recovery', token_hash });
      await ageProofs(bench, client, minutes);
      expect(await setPassword(client)).toBe(code);
    }
  });
});
