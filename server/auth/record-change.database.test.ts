import type { SupabaseClient } from '@supabase/supabase-js';
import { describe, expect, test } from 'vitest';
import { describePlace } from './record-change.ts';
import { ageProofs, listChanges, OWNER, openOwnerBench } from './testing/auth-bench.ts';
import { addDevice, enrolDevice } from './testing/device.ts';

const bench = await openOwnerBench();

describe('each change', () => {
  const changes = {
    'a new password': async (client: SupabaseClient) => {
      await client.auth.updateUser({ password: 'a new pass phrase for nine kitchens' });
      return ['password_changed', 'password', 'Your password was changed', 2] as const;
    },
    'a new device': async (client: SupabaseClient) => {
      await addDevice(client);
      return ['factor_added', 'password', 'A second factor was added', 2] as const;
    },
    'a removed device': async (client: SupabaseClient) => {
      const { factorId } = await addDevice(client);
      await bench.sql('delete from private.mail_outbox');
      await client.auth.mfa.unenroll({ factorId });
      // The two others ended when the device was added.
      return ['factor_removed', 'code', 'A second factor was removed', 0] as const;
    },
  };

  test.each(Object.entries(changes))(
    '%s mails the owner, ends other sessions, and is in the audit log',
    async (_what, make) => {
      const client = await bench.signedIn();
      const others = [await bench.signedIn(), await bench.signedIn('198.51.100.7')];
      const wakes = bench.wakeCount();
      const [action, proof, heading, ended] = await make(client);
      const [mail] = await bench.sql<Record<string, string>>('select * from private.mail_outbox');
      expect(mail).toMatchObject({ recipient: OWNER.email, subject: `${heading} (YCTFC)` });
      expect(mail?.body_text).toMatch(/^When: \d{1,2} \w+ \d{4} at \d{1,2}:\d{2} [ap]m \(IST\)$/m);
      expect(mail?.body_text).toContain('first used within the last 24 hours');
      expect(mail?.body_text).toMatch(/^If it was not you: .*https:\/\/yctfc\.example\/auth/m);
      expect(bench.wakeCount()).toBeGreaterThan(wakes);
      expect((await listChanges(bench)).at(-1)).toMatchObject({
        email: OWNER.email,
        action: `account.${action}`,
        detail: { proof, sessions_ended: ended },
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
    const client = await bench.signedIn();
    await bench.sql("update auth.known_networks set first_seen_at = now() - interval '25 hours'");
    await client.auth.updateUser({ password: 'a new pass phrase for nine kitchens' });
    expect((await bench.mailTexts()).at(-1)).toContain('from which this account was used before');
  });

  test('an enrolment that is given up needs no proof and makes no noise', async () => {
    const client = await bench.signedIn();
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

const place = (userAgent: string) => describePlace({ userAgent, isNetworkKnown: true });
const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [
    'Mozilla/5.0 (Linux; Android 14; SM-A145F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36',
    'Chrome on an Android device',
  ],
  [
    'Mozilla/5.0 (Linux; Android 14; SM-A145F) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/26.0 Chrome/122.0.0.0 Mobile Safari/537.36',
    'Samsung Internet on an Android device',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari on an iPhone or iPad',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0',
    'Firefox on a Windows computer',
  ],
  [`${MAC} Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0`, 'Edge on a Mac'],
  [`${MAC} Chrome/130.0.0.0 Safari/537.36 OPR/115.0.0.0`, 'Opera on a Mac'],
  ['curl/8.5.0', 'an unknown program on an unknown device'],
  ['', 'an unknown program on an unknown device'],
])('%s', (userAgent, words) => {
  expect(place(userAgent)).toBe(`${words}, in a network from which this account was used before`);
});

test('words of the program itself do not get into the mail', () => {
  const lure = 'Chrome/1 Call +91 98765 00000 https://evil.example <b>now</b> (Windows)';
  expect(place(lure)).toMatch(/^Chrome on a Windows computer, in a network/);
});
