import { expect, test } from 'vitest';
import { OWNER, openOwnerBench, SITE_URL } from '../../auth/testing/auth-bench.ts';
import { addDevice } from '../../auth/testing/device.ts';
import { resetSecondFactor } from './reset-second-factor.ts';

const bench = await openOwnerBench();

test('other accounts keep their devices', async () => {
  await bench.sql(
    `with other as (insert into auth.users (email, encrypted_password)
       values ('other@example.in', '') returning id)
     insert into auth.mfa_factors (user_id, factor_type, secret)
     select id, 'totp', 'sealed' from other`,
  );
  expect(await resetSecondFactor(bench.database, OWNER.email, SITE_URL)).toEqual({
    factors: [],
    sessionCount: 0,
  });
  expect(await bench.sql('select from auth.mfa_factors')).toHaveLength(1);
});

test('codes may be tried anew, and no other limit is lifted', async () => {
  await bench.sql(
    `insert into private.rate_limits (bucket, hits, resets_at)
     values ('auth-code-owner', 5, now() + interval '1 hour'),
       ('auth-sign-in-owner', 5, now() + interval '1 hour')`,
  );
  await resetSecondFactor(bench.database, OWNER.email, SITE_URL);
  const left = await bench.sql("select bucket from private.rate_limits where bucket ~ 'owner$'");
  expect(left).toEqual([{ bucket: 'auth-sign-in-owner' }]);
});

test('distinguishes an unknown address from an account without devices', async () => {
  expect(await resetSecondFactor(bench.database, 'nobody@example.in', SITE_URL)).toBeUndefined();
});

test('the owner gets a mail, and the audit log names it as a deed of the server', async () => {
  await addDevice(await bench.signedIn());
  await bench.sql('delete from private.mail_outbox');
  await resetSecondFactor(bench.database, OWNER.email, SITE_URL);
  expect(await bench.mailTexts()).toEqual([
    expect.stringMatching(/^The second factor was reset\n[\s\S]*From: the server, by somebody/),
  ]);
  const [newest] = await bench.sql(
    'select actor, action, detail from private.audit_log order by id desc limit 1',
  );
  expect(newest).toEqual({
    actor: null,
    action: 'account.factors_reset',
    detail: { devices: 1, sessions_ended: 1 },
  });
});
