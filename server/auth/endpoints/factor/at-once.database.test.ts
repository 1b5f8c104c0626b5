import type { SupabaseClient } from '@supabase/supabase-js';
import { beforeEach, expect, test } from 'vitest';
import { type AuthBench, signedInClient } from '../../testing/auth-bench.ts';
import { codeOf, type Device, enrolDevice } from '../../testing/device.ts';
import { meanwhile } from '../../testing/meanwhile.ts';
import { openOwnerBench } from '../../testing/owner-bench.ts';

// What is true when a request begins may be so no longer when it gets its turn.

let bench: AuthBench;
let client: SupabaseClient;
let phone: Device;
openOwnerBench((opened) => {
  bench = opened;
});
beforeEach(async () => {
  client = await signedInClient(bench);
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
  expect(await bench.sql('select status from auth.mfa_factors')).toEqual([{ status: 'verified' }]);
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
