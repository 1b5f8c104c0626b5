import { beforeEach, describe, expect, test } from 'vitest';
import type { Caller } from '../../../server/caller.ts';
import { createMember, createUser, signedIn } from '../actors.ts';
import { type Desk, openDesk, refusal } from '../desk/desk.ts';
import { HOMES } from '../homes.ts';

const ENDPOINT = 'https://push.example/editor';
const KEYS = ['A'.repeat(87), 'A'.repeat(22)];
const denied = { code: '42501', message: expect.stringMatching(/^permission denied/) };

describe.each(Object.entries(HOMES))('%s', async (_home, { open, hasOurAuth }) => {
  const home = await open();
  const desk = await openDesk(home.database);
  await desk.call('set_assignment($1)', ['off']);
  beforeEach(() => desk.sql("delete from auth.users where email like '%@team.example'"));

  const callAs = (...asked: Parameters<Desk['tryAs']>) => desk.tryAs(...asked);
  const makeEditor = (id: string) => desk.call('change_member_role($1, $2)', [id, 'editor']);
  const openSession = (id: string) =>
    desk.sql(
      hasOurAuth
        ? "insert into auth.sessions (id, user_id, method) values ($1, $1, 'password')"
        : 'insert into auth.sessions (id, user_id) values ($1, $1)',
      [id],
    );
  const entries = (token: string) => desk.callAs('service', 'calendar_entries($1)', [token]);

  test('owner and editor are told their right; an editor reads no lead in the table either', async () => {
    await desk.enquire();
    const { editor, administrator } = desk.cast;
    expect(await callAs(editor, 'desk_content_right()')).toEqual({ role: 'editor' });
    expect(await callAs(administrator, 'desk_content_right()')).toEqual({ role: 'owner' });
    const found = await home.database.transactionAs(editor, async (tx) => [
      (await tx.query('select * from public.leads')).rowCount,
      (await tx.query('delete from public.leads')).rowCount,
    ]);
    expect(found).toEqual([0, 0]);
  });

  test('an invited editor joins as one, and the mail says what for', async () => {
    const invite = [`new@team.example`, 'editor', 'https://desk.example.in'];
    await desk.call('invite_member($1, $2, $3)', invite);
    const id = await createUser(home.database, 'new@team.example');
    expect(await callAs(signedIn(id), 'desk_content_right()')).toEqual({ role: 'editor' });
    const mails = await desk.sql<{ subject: string; body_text: string }>(
      "select subject, body_text from private.mail_outbox where recipient = 'new@team.example'",
    );
    expect(mails).toMatchObject([
      {
        subject: 'You are invited to the content desk',
        body_text: expect.stringContaining('keep the texts, prices and pictures of the website'),
      },
    ]);
    expect(mails[0]?.body_text).not.toContain('enquiries');
    expect(await refusal(desk.call('invite_member($1, $2, $3)', invite))).toMatchObject({
      code: '22023',
      message: expect.stringContaining('in the team already'),
    });
  });

  test('a caller who becomes an editor keeps no lead and no way to them', async () => {
    const id = await createMember(home.database, 'asha@team.example', 'caller');
    const lead = await desk.enquire();
    await desk.work(lead, {
      assigned_to: id,
      next: { at: '2026-01-01T00:00:00Z', what: 'Call' },
    });
    const token = String(await callAs(signedIn(id), 'renew_calendar_feed()'));
    await callAs(signedIn(id), 'save_push_subscription($1, $2, $3)', [ENDPOINT, ...KEYS]);
    expect(await entries(token)).not.toEqual([]);

    await makeEditor(id);
    expect(await callAs(signedIn(id), 'desk_content_right()')).toMatchObject({ code: 'PT401' });
    await openSession(id);
    expect(await callAs(signedIn(id), 'desk_content_right()')).toEqual({ role: 'editor' });
    expect(await callAs(signedIn(id), 'desk_lead($1)', [lead])).toEqual(denied);
    expect(await entries(token)).toBeNull();
    expect(await desk.row(lead)).toMatchObject({ assigned_to: null });
    expect(await desk.sql('select from private.push_subscriptions')).toEqual([]);
    // Nor do they open again when the old role comes back.
    await desk.call('change_member_role($1, $2)', [id, 'caller']);
    await openSession(id);
    expect(await entries(token)).toBeNull();
  });

  test('calendars and messages that an editor should not have tell nothing', async () => {
    const id = String(desk.cast.editor.claims.sub);
    await desk.sql(
      "insert into private.calendar_feeds (user_id, token_digest) values ($1, sha256('kept'))",
      [id],
    );
    await desk.sql(
      'insert into private.push_subscriptions (account, endpoint, p256dh, auth) values ($1, $2, $3, $4)',
      [id, ENDPOINT, ...KEYS],
    );
    await desk.enquire();
    expect(await desk.sql('select from private.push_outbox')).toHaveLength(1);
    expect(await entries('kept')).toBeNull();
    expect(await desk.callAs('service', 'claim_push(10)')).toEqual([]);
    expect(await callAs(desk.cast.editor, 'delete_push_subscription($1)', [ENDPOINT])).toBe(true);
  });

  test('an editor is given no lead, by nobody and by no rule', async () => {
    const id = String(desk.cast.editor.claims.sub);
    const lead = await desk.enquire();
    expect(await refusal(desk.work(lead, { assigned_to: id }))).toMatchObject({ code: '22023' });
    const cities = JSON.stringify([{ city: 'Moga', member: id }]);
    expect(await refusal(desk.call('set_assignment($1, $2)', ['city', cities]))).toMatchObject({
      code: '22023',
    });
    await desk.call('set_assignment($1)', ['round-robin']);
    for (let turn = 0; turn < 3; turn += 1) {
      const { assigned_to } = await desk.row(await desk.enquire());
      expect(assigned_to).toBe(desk.cast.caller.claims.sub);
    }
    await desk.call('set_assignment($1)', ['off']);
  });

  test('a session that outlives the role opens nothing', async () => {
    const id = await createMember(home.database, 'kept@team.example', 'editor');
    await desk.sql("update public.profiles set role = 'member' where user_id = $1", [id]);
    expect(await callAs(signedIn(id), 'desk_content_right()')).toEqual(denied);
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
