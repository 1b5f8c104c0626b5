import type { SupabaseClient } from '@supabase/supabase-js';
import { describe, expect, test } from 'vitest';
import { type AuthBench, OWNER, signedInClient } from './testing/auth-bench.ts';
import { addDevice, enrolDevice, enterCode } from './testing/device.ts';
import { ageProofs, listChanges, openOwnerBench } from './testing/owner-bench.ts';

let bench: AuthBench;
openOwnerBench((opened) => {
  bench = opened;
});

describe('each change', () => {
  const changes = {
    'a new password': async (client: SupabaseClient) => {
      await client.auth.updateUser({ password: 'a new pass phrase for nine kitchens' });
      return ['password_changed', 'password', 'Your password was changed'];
    },
    'a new device': async (client: SupabaseClient) => {
      await addDevice(client);
      return ['factor_added', 'password', 'A second factor was added'];
    },
    'a removed device': async (client: SupabaseClient) => {
      const { factorId } = await addDevice(client);
      await bench.sql('delete from private.mail_outbox');
      await client.auth.mfa.unenroll({ factorId });
      return ['factor_removed', 'code', 'A second factor was removed'];
    },
  };

  test.each(Object.entries(changes))(
    '%s mails the owner, ends other sessions, and is in the audit log',
    async (_what, make) => {
      const client = await signedInClient(bench);
      const others = [await signedInClient(bench), await signedInClient(bench, '198.51.100.7')];
      const wakes = bench.wakeCount();
      const [action, proof, heading] = await make(client);
      const [mail] = await bench.sql<Record<string, string>>('select * from private.mail_outbox');
      expect(mail).toMatchObject({ recipient: OWNER.email, subject: `${heading} (YCTFC)` });
      expect(mail?.body_text).toMatch(/^When: \d{1,2} \w+ \d{4} at \d{1,2}:\d{2} [ap]m \(IST\)$/m);
      expect(mail?.body_text).toContain('first used within the last 24 hours');
      expect(mail?.body_text).toMatch(/^If it was not you: .*https:\/\/yctfc\.example\/auth/m);
      expect(bench.wakeCount()).toBeGreaterThan(wakes);
      expect((await listChanges(bench)).at(-1)).toMatchObject({
        email: OWNER.email,
        action: `account.${action}`,
        detail: { proof, sessions_ended: expect.any(Number) },
      });
      expect((await client.auth.getUser()).error).toBeNull();
      for (const other of others) {
        expect((await other.auth.refreshSession()).error?.code).toBe('refresh_token_not_found');
      }
    },
  );

  test('is not the first password, which comes with the confirmation', async () => {
    await bench.sql("update auth.users set encrypted_password = ''");
    const client = bench.client();
    await client.auth.resetPasswordForEmail(OWNER.email);
    const token_hash = await bench.newestToken();
    await client.auth.verifyOtp({ type: 'recovery', token_hash });
    await bench.sql('delete from private.mail_outbox');
    await bench.sql("insert into auth.sessions (user_id, method) select id, 'otp' from auth.users");
    expect((await client.auth.updateUser({ password: OWNER.password })).error).toBeNull();
    expect([await bench.mailTexts(), await listChanges(bench)]).toEqual([[], []]);
    // Whoever opened another of the mailed links is out as well.
    expect(await bench.sql('select from auth.sessions')).toHaveLength(1);
  });

  test('from a network that was used before the last 24 hours says so', async () => {
    const client = await signedInClient(bench);
    await bench.sql("update auth.known_networks set first_seen_at = now() - interval '25 hours'");
    await client.auth.updateUser({ password: 'a new pass phrase for nine kitchens' });
    expect((await bench.mailTexts()).at(-1)).toContain('from which this account was used before');
  });

  test('counts the sessions that it ended', async () => {
    const client = await signedInClient(bench);
    await signedInClient(bench);
    await signedInClient(bench);
    await addDevice(client);
    expect((await listChanges(bench)).at(-1)).toMatchObject({ detail: { sessions_ended: 2 } });
  });

  test('another aal2 session ends with a removed device too', async () => {
    const client = await signedInClient(bench);
    const device = await addDevice(client);
    const spare = await addDevice(client, 'Spare', 0);
    const other = await signedInClient(bench);
    expect((await enterCode(other, spare, 1)).error).toBeNull();
    expect((await other.auth.mfa.unenroll({ factorId: device.factorId })).error).toBeNull();
    expect((await client.auth.refreshSession()).error?.code).toBe('refresh_token_not_found');
  });

  test('a code that only raises a session is no change', async () => {
    const device = await addDevice(await signedInClient(bench));
    await bench.sql('delete from private.mail_outbox');
    const before = [[], (await listChanges(bench)).length, bench.wakeCount()];
    const { error } = await enterCode(await signedInClient(bench), device, 0);
    expect(error).toBeNull();
    const changes = (await listChanges(bench)).length;
    expect([await bench.mailTexts(), changes, bench.wakeCount()]).toEqual(before);
  });

  test('an enrolment that is given up needs no proof and makes no noise', async () => {
    const client = await signedInClient(bench);
    const { factorId } = await enrolDevice(client);
    await ageProofs(bench, client, 60);
    expect((await client.auth.mfa.unenroll({ factorId })).error).toBeNull();
    expect([await bench.mailTexts(), await listChanges(bench), bench.wakeCount()]).toEqual([
      [],
      [],
      0,
    ]);
  });
});
