import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Caller } from '../../../server/caller.ts';
import { createMember, signedIn } from '../actors.ts';
import { type Desk, openDesk, refusal } from '../desk/desk.ts';
import { HOMES, type Home } from '../homes.ts';

const denied = { code: '42501', message: expect.stringMatching(/^permission denied/) };

describe.each(Object.entries(HOMES))('%s', (_home, { open, hasOurAuth }) => {
  let home: Home;
  let desk: Desk;
  beforeAll(async () => {
    home = await open();
    desk = await openDesk(home.database);
  });
  afterAll(() => home.drop());
  beforeEach(() => desk.sql("delete from auth.users where email like '%@team.example'"));

  const callAs = (caller: Caller, call: string, values: unknown[] = []) =>
    refusal(
      home.database
        .transactionAs(caller, (tx) => tx.query(`select public.${call} as answer`, values))
        .then(({ rows }) => rows[0].answer),
    );

  test('who is removed is out at once', async () => {
    const id = await createMember(home.database, 'gone@team.example', 'editor');
    expect(await callAs(signedIn(id), 'desk_content_right()')).toEqual({ role: 'editor' });
    expect(await desk.call('remove_member($1)', [id])).toBe(true);
    expect(await callAs(signedIn(id), 'desk_content_right()')).toMatchObject({ code: 'PT401' });
  });

  test('a session that outlives the role opens nothing', async () => {
    const id = await createMember(home.database, 'kept@team.example', 'editor');
    await desk.sql("update public.profiles set role = 'member' where user_id = $1", [id]);
    expect(await callAs(signedIn(id), 'desk_content_right()')).toEqual(denied);
  });

  // On hosted Supabase whoever runs migrations may read factors and not add any.
  const testWithFactors = hasOurAuth ? test : () => undefined;
  testWithFactors('with a second factor the password alone opens nothing', async () => {
    const id = await createMember(home.database, 'factor@team.example', 'editor');
    await desk.sql(
      `insert into auth.mfa_factors (user_id, factor_type, secret, status) values ($1, 'totp', 'sealed', 'verified')`,
      [id],
    );
    const { role, claims } = signedIn(id);
    for (const [aal, answer] of [
      ['aal1', denied],
      ['aal2', { role: 'editor' }],
    ] as const) {
      const caller = { role, claims: { ...claims, aal } };
      expect(await callAs(caller, 'desk_content_right()')).toEqual(answer);
    }
  });

  test('no claim of a token makes an editor, and no editor an owner', async () => {
    const forge = ({ role, claims }: Caller, name: string) => {
      const more = { role: name, desk_role: name };
      return {
        role,
        claims: { ...claims, desk_role: name, app_metadata: more, user_metadata: more },
      };
    };
    for (const who of ['stranger', 'viewer', 'caller'] as const) {
      const forged = forge(desk.cast[who], 'editor');
      expect(await callAs(forged, 'desk_content_right()'), who).toEqual(denied);
    }
    const forged = forge(desk.cast.editor, 'admin');
    expect(await callAs(forged, 'desk_content_right()')).toEqual({ role: 'editor' });
    expect(await callAs(forged, 'desk_leads()')).toEqual(denied);
  });
});
