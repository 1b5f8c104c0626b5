import { beforeAll, expect, test } from 'vitest';
import { createMember, signedIn } from '../actors.ts';
import { refusal, startDesk } from '../desk/desk.ts';

const desk = await startDesk();
const { database } = desk;

let lead: string;
beforeAll(async () => {
  lead = await desk.submit();
});

const callAs = desk.tryAs;
const denied = { code: '42501', message: expect.stringMatching(/^permission denied/) };

test('what one did, no other takes back or repeats, not even the administrator', async () => {
  const action = crypto.randomUUID();
  const note = [action, lead, '{"note": "Mine"}'];
  await callAs(desk.cast.caller, 'work_lead($1, $2, $3)', note);
  expect(await refusal(desk.undo(action))).toMatchObject({ code: 'PT404' });
  expect(await callAs(desk.cast.administrator, 'work_lead($1, $2, $3)', note)).toMatchObject({
    code: '22023',
  });
  const added = [crypto.randomUUID(), '{"name": "Asha", "phone": "+919876543210"}'];
  await desk.call('add_lead($1, $2)', added);
  expect(await callAs(desk.cast.caller, 'undo_add($1)', [added[0]])).toMatchObject({
    code: 'PT404',
  });
  await desk.call('undo_add($1)', [added[0]]);
});

test('who reads is noted', async () => {
  for (const who of ['caller', 'viewer'] as const)
    expect(await callAs(desk.cast[who], "record_desk_use('viewed', '{}')")).toBeNull();
  expect(await callAs(desk.cast.caller, "record_desk_use('deleted', '{}')")).toMatchObject({
    code: '22023',
  });
});

test('a session that has ended, or has not used the second factor, has no role', async () => {
  const ended = await createMember(database, 'ended@example.in', 'caller');
  const stepped = await createMember(database, 'stepped@example.in', 'caller');
  await desk.sql('delete from auth.sessions where user_id = $1', [ended]);
  await desk.sql(
    `insert into auth.mfa_factors (user_id, factor_type, secret, status) values ($1, 'totp', 'sealed', 'verified')`,
    [stepped],
  );
  const { role, claims } = signedIn(stepped);
  expect(await callAs(signedIn(ended), 'desk_leads()')).toMatchObject({ code: 'PT401' });
  expect(await callAs(signedIn(stepped), 'desk_leads()')).toEqual(denied);
  expect(await callAs({ role, claims: { ...claims, aal: 'aal1' } }, 'desk_counts()')).toEqual(
    denied,
  );
  expect(await callAs({ role, claims: { ...claims, aal: 'aal2' } }, 'desk_counts()')).toMatchObject(
    { all: 1 },
  );
});

test('only who works on leads can be given one', async () => {
  const give = (who: 'viewer' | 'caller' | 'stranger') =>
    refusal(desk.work(lead, { assigned_to: desk.cast[who].claims.sub }));
  expect(await give('viewer')).toMatchObject({ code: '22023' });
  expect(await give('stranger')).toMatchObject({ code: '22023' });
  expect(await give('caller')).toMatchObject({
    lead: { assigned_to: desk.cast.caller.claims.sub },
  });
});

test('the team knows each other by short names, namesakes by their addresses', async () => {
  await createMember(database, 'caller@elsewhere.example', 'viewer');
  const team = (await callAs(desk.cast.viewer, 'desk_team()')) as Record<string, unknown>[];
  expect(team[0]).toMatchObject({ name: 'owner', role: 'owner', is_you: false });
  expect(team).toContainEqual({
    id: desk.cast.viewer.claims.sub,
    name: 'viewer',
    role: 'viewer',
    is_you: true,
  });
  expect(team.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['caller@example.in', 'caller@elsewhere.example']),
  );
  expect(JSON.stringify(team)).not.toContain('stranger');
});
