import { describe, expect, test } from 'vitest';
import { createMember, signedIn } from '../actors.ts';
import { type Desk, openDesk, refusal } from '../desk/desk.ts';
import { HOMES } from '../homes.ts';

describe.each(Object.entries(HOMES))('%s', async (_home, { open, hasOurAuth }) => {
  const { database } = await open();
  const desk = await openDesk(database);

  const change = (member: string, role: string) =>
    desk.call('change_member_role($1, $2)', [member, role]);
  const remove = (member: string) => desk.call('remove_member($1)', [member]);
  const callAs = (...asked: Parameters<Desk['tryAs']>) => desk.tryAs(...asked);
  const openSession = (id: string) =>
    hasOurAuth
      ? desk.sql("insert into auth.sessions (id, user_id, method) values ($1, $1, 'password')", [
          id,
        ])
      : desk.sql('insert into auth.sessions (id, user_id) values ($1, $1)', [id]);

  test('another role counts at once, and the sessions before it have ended', async () => {
    const id = await createMember(database, 'asha@team.example', 'caller');
    const lead = await desk.submit();
    const assign = [crypto.randomUUID(), lead, JSON.stringify({ assigned_to: id })];
    await desk.call('work_lead($1, $2, $3)', assign);
    expect(await change(id, 'viewer')).toBe(true);
    expect(await callAs(signedIn(id), 'desk_counts()')).toMatchObject({ code: 'PT401' });
    await openSession(id);
    expect(await callAs(signedIn(id), 'desk_lead($1)', [lead])).toMatchObject({
      // A viewer keeps no lead.
      lead: { assigned_to: null },
    });
    const note = [crypto.randomUUID(), lead, '{"note": "x"}'];
    expect(await callAs(signedIn(id), 'work_lead($1, $2, $3)', note)).toMatchObject({
      code: '42501',
    });
    expect(
      await desk.sql(
        "select actor, detail from private.audit_log where action = 'team.role_changed'",
      ),
    ).toEqual([
      {
        actor: desk.cast.administrator.claims.sub,
        detail: { member: id, from: 'caller', to: 'viewer' },
      },
    ]);
    // The same again is no change and ends nothing.
    expect(await change(id, 'viewer')).toBe(true);
    expect(await callAs(signedIn(id), 'desk_counts()')).toMatchObject({ all: 1 });
  });

  test('who is removed is out at once; what he did stays, what was his is nobody’s', async () => {
    const id = await createMember(database, 'gone@team.example', 'caller');
    const lead = await desk.submit();
    const worked = [crypto.randomUUID(), lead, JSON.stringify({ assigned_to: id, note: 'Mine' })];
    await callAs(signedIn(id), 'work_lead($1, $2, $3)', worked);
    await desk.call('set_assignment($1, $2)', [
      'city',
      JSON.stringify([{ city: 'Moga', member: id }]),
    ]);
    expect(await remove(id)).toBe(true);
    expect(await remove(id)).toBe(false);
    expect(await change(id, 'viewer')).toBe(false);
    expect(await callAs(signedIn(id), 'desk_leads()')).toMatchObject({ code: 'PT401' });
    expect(await desk.sql('select from auth.users where id = $1', [id])).toEqual([]);
    const whole = await desk.call<{ lead: object; timeline: object[] }>('desk_lead($1)', [lead]);
    expect(whole.lead).toMatchObject({ assigned_to: null });
    expect(whole.timeline).toContainEqual(
      expect.objectContaining({ kind: 'work', actor: null, action_id: worked[0] }),
    );
    expect(await desk.sql('select * from private.assignment_cities')).toEqual([]);
    const log = await desk.sql<{ actor: string; action: string }>(
      'select actor, action from private.audit_log where actor = $1',
      [id],
    );
    expect(log.map(({ action }) => action)).toContain('leads.worked');
    const { rows } = await database.transactionAs(desk.cast.administrator, (tx) =>
      tx.query("select * from public.audit_entries() where action = 'leads.worked' limit 1"),
    );
    expect(rows[0].actor).toBe('a former member');
  });

  test('nobody removes or lowers the administrator, and who is not of the team stays', async () => {
    const owner = String(desk.cast.administrator.claims.sub);
    expect(await refusal(remove(owner))).toMatchObject({ code: '22023' });
    expect(await refusal(change(owner, 'viewer'))).toMatchObject({ code: '22023' });
    expect(await refusal(change(String(desk.cast.caller.claims.sub), 'admin'))).toMatchObject({
      code: '22023',
    });
    const stranger = String(desk.cast.stranger.claims.sub);
    expect(await remove(stranger)).toBe(false);
    expect(await change(stranger, 'caller')).toBe(false);
    expect(
      await desk.sql('select role from public.profiles where user_id = $1', [stranger]),
    ).toEqual([{ role: 'member' }]);
  });

  test('the settings show the team with its second factors', async () => {
    const settings = await desk.call<{ members: object[] }>('team_settings()');
    expect(settings.members[0]).toMatchObject({ email: 'owner@example.in', role: 'owner' });
    expect(settings.members).toContainEqual(
      expect.objectContaining({
        email: 'viewer@example.in',
        role: 'viewer',
        has_second_factor: false,
      }),
    );
    expect(JSON.stringify(settings)).not.toContain('stranger@example.in');
  });

  test('where the platform keeps its accounts to itself, the desk is closed all the same', async () => {
    const id = await createMember(database, 'kept@team.example', 'caller');
    await desk.sql(`create trigger accounts_stay before delete on auth.users
      for each row execute function private.refuse_change()`);
    expect(await remove(id)).toBe(true);
    expect(await desk.sql('select from auth.users where id = $1', [id])).toHaveLength(1);
    expect(await callAs(signedIn(id), 'desk_leads()')).toMatchObject({ code: 'PT401' });
    await openSession(id);
    expect(await callAs(signedIn(id), 'desk_leads()')).toMatchObject({ code: '42501' });
  });
});
