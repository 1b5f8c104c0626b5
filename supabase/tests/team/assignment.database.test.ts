import { beforeEach, expect, test } from 'vitest';
import { createMember } from '../actors.ts';
import { refusal, startDesk } from '../desk/desk.ts';

const desk = await startDesk();
const { database } = desk;

/** The caller of the cast, and two more. */
let callers: string[];
beforeEach(async () => {
  await desk.sql('delete from public.leads');
  await desk.sql("delete from auth.users where email like '%@team.example'");
  callers = [
    String(desk.cast.caller.claims.sub),
    await createMember(database, 'b@team.example', 'caller'),
    await createMember(database, 'c@team.example', 'caller'),
  ];
});

const rule = (name: string, cities: object[] = []) =>
  desk.call('set_assignment($1, $2)', [name, JSON.stringify(cities)]);
const whose = async (lead: string) => (await desk.row(lead)).assigned_to;
const counts = async () =>
  Object.fromEntries(
    (
      await desk.sql<{ who: string; leads: number }>(
        "select coalesce(assigned_to::text, 'nobody') as who, count(*)::int as leads from public.leads group by 1",
      )
    ).map(({ who, leads }) => [who, leads]),
  );

test('off: new enquiries are nobody’s', async () => {
  await rule('off');
  expect(await whose(await desk.enquire())).toBeNull();
});

test('in turn: everybody gets the same share, also of enquiries that come at once', async () => {
  await rule('round-robin');
  await Promise.all(Array.from({ length: 30 }, () => desk.enquire()));
  expect(await counts()).toEqual(Object.fromEntries(callers.map((id) => [id, 10])));
});

test('in turn: who was removed gets none, and his are nobody’s', async () => {
  await rule('round-robin');
  for (let count = 0; count < 6; count += 1) await desk.enquire();
  await desk.call('remove_member($1)', [callers[2]]);
  expect(await counts()).toEqual({ [String(callers[0])]: 2, [String(callers[1])]: 2, nobody: 2 });
  for (let count = 0; count < 4; count += 1) await desk.enquire();
  expect(await counts()).toEqual({ [String(callers[0])]: 4, [String(callers[1])]: 4, nobody: 2 });
});

test('in turn without callers: enquiries come in and are nobody’s', async () => {
  await rule('round-robin');
  await desk.sql("update public.profiles set role = 'viewer' where role = 'caller'");
  expect(await whose(await desk.enquire())).toBeNull();
  await desk.sql("update public.profiles set role = 'caller' where user_id = $1", [callers[0]]);
});

test('what is in quarantine gets its turn when it is released, a test never', async () => {
  await rule('round-robin');
  const doubtful = await desk.enquire({}, { reasons: ['link'] });
  expect(await whose(doubtful)).toBeNull();
  await desk.call('release_lead($1)', [doubtful]);
  expect(callers).toContain(await whose(doubtful));
  const test = await desk.call<string>('begin_test_enquiry()');
  await desk.enquire({ id: test });
  expect(await desk.row(test)).toMatchObject({ is_test: true, assigned_to: null });
});

test('by city: once it is known, and not over somebody’s choice', async () => {
  await rule('city', [{ city: ' Moga ', member: callers[1] }]);
  const lead = await desk.enquire();
  expect(await whose(lead)).toBeNull();
  await desk.work(lead, { fields: { city: 'Kotkapura' } });
  expect(await whose(lead)).toBeNull();
  expect(await desk.work(lead, { fields: { city: 'MOGA' } })).toMatchObject({
    lead: { assigned_to: callers[1] },
  });
  await desk.work(lead, { assigned_to: callers[0] });
  await desk.work(lead, { fields: { city: 'Zira' } });
  await desk.work(lead, { fields: { city: 'Moga' } });
  expect(await whose(lead)).toBe(callers[0]);
  // Whoever says "nobody" is not contradicted either.
  await desk.work(lead, { assigned_to: null, note: 'Later' });
  expect(await whose(lead)).toBeNull();
});

test('a city that is taken back can be taken back', async () => {
  await rule('city', [{ city: 'Moga', member: callers[1] }]);
  const lead = await desk.enquire();
  const { action_id } = await desk.work(lead, { fields: { city: 'Moga' } });
  expect(await desk.undo(action_id)).toMatchObject({ is_undone: true, lead: { city: null } });
});

test('a lead that comes back from the bin is not a former member’s', async () => {
  await rule('off');
  const lead = await desk.enquire();
  await desk.work(lead, { assigned_to: callers[1] });
  await desk.sql('delete from public.leads where id = $1', [lead]);
  await desk.call('remove_member($1)', [callers[1]]);
  await desk.call('restore_leads($1)', [[lead]]);
  expect(await desk.row(lead)).toMatchObject({ id: lead, assigned_to: null });
});

test('who has very many leads is removed all the same; retention lets go of the rest', async () => {
  await rule('off');
  await desk.sql(
    `insert into public.leads (name, email, message, assigned_to)
     select 'Visitor', 'v@example.in', 'Hello', $1 from generate_series(1, 5003)`,
    [callers[1]],
  );
  await desk.call('remove_member($1)', [callers[1]]);
  expect(await counts()).toEqual({ [String(callers[1])]: 3, nobody: 5000 });
  await desk.callAs('service', 'run_retention()');
  expect(await counts()).toEqual({ nobody: 5003 });
});

test('the search finds them under their new owner', async () => {
  await rule('off');
  const lead = await desk.enquire();
  await desk.work(lead, { assigned_to: callers[1] });
  const found = async (who: string | undefined) =>
    (await desk.call<{ rows: unknown[] }>('desk_leads($1)', [JSON.stringify({ assigned_to: who })]))
      .rows.length;
  expect([await found(callers[1]), await found('none')]).toEqual([1, 0]);
  await desk.call('change_member_role($1, $2)', [callers[1], 'viewer']);
  expect([await found(callers[1]), await found('none')]).toEqual([0, 1]);
});

test.each([
  ['another rule', 'random', []],
  ['a viewer', 'city', () => [{ city: 'Moga', member: desk.cast.viewer.claims.sub }]],
  ['nobody', 'city', [{ city: 'Moga' }]],
  ['no city', 'city', () => [{ member: callers[0] }]],
  ['a city twice', 'city', () => ['Moga', 'moga '].map((city) => ({ city, member: callers[0] }))],
  ['no list', 'city', {}],
])('%s is refused with a sentence, and the rule stays', async (_what, name, cities) => {
  await rule('round-robin');
  const given = typeof cities === 'function' ? cities() : cities;
  expect(await refusal(rule(name, given as object[]))).toMatchObject({
    code: '22023',
    message: expect.stringMatching(/^(rule|cities)/),
  });
  const { assignment } = await desk.call<{ assignment: object }>('team_settings()');
  expect(assignment).toEqual({ rule: 'round-robin', cities: [] });
});
