import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { createMember } from '../actors.ts';
import { openDesk } from '../desk/desk.ts';
import { HOMES } from '../homes.ts';

const COMMIT = 'a'.repeat(40);
const AT = ['2026-12-01T03:30:00Z', '2026-12-02T03:30:00Z'] as const;

describe.each(Object.entries(HOMES))('%s', async (_home, { open }) => {
  const home = await open();
  const desk = await openDesk(home.database);
  beforeEach(async () => {
    await desk.sql('delete from private.planned_publishings');
    await desk.sql("delete from auth.users where email like '%@team.example'");
  });

  async function plan(account: string, at: string): Promise<string> {
    const id = randomUUID();
    await desk.sql('select private.plan_publishing($1, $2, $3, $4)', [id, at, COMMIT, account]);
    return id;
  }
  const planned = async () =>
    (await desk.sql<{ id: string }>('select id from private.planned_publishings')).map(
      ({ id }) => id,
    );
  const cancelled = (account: string) =>
    desk.sql(
      `select actor, detail->>'planned' as planned, detail->>'reason' as reason
       from private.audit_log where action = 'content.unscheduled' and detail->>'account' = $1
       order by (detail->>'at')::timestamptz`,
      [account],
    );
  const createEditor = () => createMember(home.database, 'mira@team.example', 'editor');

  test.each([
    ['removed', 'remove_member($1)', []],
    ['a viewer', 'change_member_role($1, $2)', ['viewer']],
    ['a caller', 'change_member_role($1, $2)', ['caller']],
  ])(
    'what an editor planned who is %s is cancelled, and noted for who did that',
    async (_name, call, more) => {
      const id = await createEditor();
      const kept = await plan(String(desk.cast.editor.claims.sub), AT[0]);
      const plans = [await plan(id, AT[0]), await plan(id, AT[1])];
      expect(await desk.call(call, [id, ...more])).toBe(true);
      expect(await planned()).toEqual([kept]);
      const actor = desk.cast.administrator.claims.sub;
      const reason = 'the account may not publish';
      expect(await cancelled(id)).toEqual(plans.map((one) => ({ actor, planned: one, reason })));
    },
  );

  test('a profile that goes in another way leaves no plan', async () => {
    const id = await createEditor();
    await plan(id, AT[0]);
    await desk.sql('delete from public.profiles where user_id = $1', [id]);
    expect(await planned()).toEqual([]);
    expect(await cancelled(id)).toMatchObject([{ actor: null }]);
  });

  test('the owner is told of the plans before that', async () => {
    const id = await createEditor();
    await plan(id, AT[1]);
    await plan(id, AT[0]);
    const { members } = await desk.call<{ members: { id: string; planned: string[] }[] }>(
      'team_settings()',
    );
    const times = members.map(
      (one) => [one.id, one.planned.map((at) => new Date(at).getTime())] as const,
    );
    expect(new Map(times).get(id)).toEqual(AT.map((at) => Date.parse(at)));
    expect(new Map(times).get(String(desk.cast.editor.claims.sub))).toEqual([]);
  });

  test('plans outlive a log-out everywhere: a browser is closed long before', async () => {
    const id = await createEditor();
    const mine = await plan(id, AT[0]);
    await desk.sql('delete from auth.sessions where user_id = $1', [id]);
    expect(await planned()).toEqual([mine]);
    expect(await desk.sql('select private.claim_publishing($1) as is_ours', [mine])).toEqual([
      { is_ours: true },
    ]);
  });

  test('nobody plans without the right', async () => {
    for (const actor of ['stranger', 'viewer', 'caller'] as const)
      await plan(String(desk.cast[actor].claims.sub), AT[0]);
    await plan(randomUUID(), AT[0]);
    expect(await planned()).toEqual([]);
  });
});
