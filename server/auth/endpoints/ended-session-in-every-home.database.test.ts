import { beforeEach, describe, expect, test } from 'vitest';
import {
  ADMINISTRATOR_EMAIL,
  attempt,
  createLead,
  createUser,
  signedIn,
} from '../../../supabase/tests/actors.ts';
import { HOMES } from '../../../supabase/tests/homes.ts';
import { registerAdministrator } from '../../database/administrator.ts';

describe.each(Object.entries(HOMES))('%s', async (_home, { open }) => {
  const { database } = await open();
  let id: string;
  await registerAdministrator(database, ADMINISTRATOR_EMAIL);
  await createLead(database);
  await database.statement("insert into private.audit_log (action) values ('sessions.tried')", []);
  beforeEach(async () => {
    await change('delete from auth.users');
    id = await createUser(database, ADMINISTRATOR_EMAIL);
  });

  const change = (sql: string) => database.transaction((tx) => tx.query(sql));
  const ask = (sql: string, claims: object = {}) => {
    const caller = {
      role: 'authenticated',
      claims: { ...signedIn(id).claims, ...claims },
    } as const;
    return attempt(database, caller, async (tx) => (await tx.query(sql)).rowCount);
  };
  const WAYS = [
    'select from public.leads',
    'select from public.profiles',
    'delete from public.leads',
    'select public.lead_health()',
    "select public.export_person('asha@example.in')",
    'select public.audit_entries()',
  ];

  test.each(WAYS)('%s ends with the session, at once and with 401', async (way) => {
    expect(await ask(way)).toBeGreaterThan(0);
    await change('delete from auth.sessions');
    await expect(ask(way)).rejects.toMatchObject({
      code: 'PT401',
      message: 'the session has ended',
    });
  });

  test.each(WAYS)('%s is refused once the session is past its end', async (way) => {
    await change("update auth.sessions set not_after = now() + interval '1 minute'");
    expect(await ask(way)).toBeGreaterThan(0);
    await change("update auth.sessions set not_after = now() - interval '1 second'");
    await expect(ask(way)).rejects.toMatchObject({ code: 'PT401' });
  });

  test('a session of somebody else opens nothing', async () => {
    const stranger = await createUser(database, 'stranger@example.in');
    await expect(ask('select from public.leads', { session_id: stranger })).rejects.toThrow(
      'the session has ended',
    );
    await expect(ask('select from public.leads', { sub: stranger })).rejects.toThrow(
      'the session has ended',
    );
  });

  test.each([{}, { session_id: null }, { session_id: '' }])(
    'a token of the administrator with %o and no session reads nothing',
    async (claims) => {
      const { session_id: _, ...rest } = signedIn(id).claims;
      const caller = { role: 'authenticated', claims: { ...rest, ...claims } } as const;
      const seen = (sql: string) =>
        attempt(database, caller, async (tx) => (await tx.query(sql)).rowCount);
      expect(await seen('select from public.leads')).toBe(0);
      expect(await seen('select from public.profiles')).toBe(0);
      await expect(seen('select public.audit_entries()')).rejects.toThrow('permission denied');
    },
  );
});
