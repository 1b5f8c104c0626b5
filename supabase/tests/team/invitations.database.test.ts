import { beforeEach, describe, expect, test } from 'vitest';
import { attack } from '../../../tests/support/markers/markers.ts';
import { createUser } from '../actors.ts';
import { openDesk, refusal } from '../desk/desk.ts';
import { HOMES } from '../homes.ts';

const SITE = 'https://desk.example.in';

describe.each(Object.entries(HOMES))('%s', async (_home, { open }) => {
  const { database } = await open();
  const desk = await openDesk(database);
  beforeEach(async () => {
    await desk.sql('delete from private.invitations');
    await desk.sql("delete from auth.users where email like '%@new.example'");
    await desk.sql('delete from private.mail_outbox');
    // A day has passed.
    await desk.sql('alter table private.audit_log disable trigger all');
    await desk.sql("update private.audit_log set at = at - interval '1 day'");
    await desk.sql('alter table private.audit_log enable trigger all');
  });

  const invite = (email: string, role = 'caller', site = SITE) =>
    desk.call<{ id: string; has_joined: boolean }>('invite_member($1, $2, $3)', [
      email,
      role,
      site,
    ]);
  const maySignUp = async (email: string) => {
    const [row] = await desk.sql<{ answer: object }>(
      'select public.before_user_created($1) as answer',
      [JSON.stringify({ user: { email } })],
    );
    return !('error' in (row?.answer ?? { error: true }));
  };
  const roleOf = async (id: string) =>
    (await desk.sql('select role from public.profiles where user_id = $1', [id]))[0]?.role;
  const confirm = (id: string) =>
    desk.sql('update auth.users set email_confirmed_at = now() where id = $1', [id]);

  test('who is invited may sign up, and has the role once the address is confirmed', async () => {
    expect(await maySignUp('asha@new.example')).toBe(false);
    await invite(' Asha@New.example ');
    expect(await maySignUp('ASHA@new.example')).toBe(true);
    const id = await createUser(database, 'Asha@new.example', { isConfirmed: false });
    expect(await roleOf(id)).toBeUndefined();
    await confirm(id);
    expect(await roleOf(id)).toBe('caller');
    // Once.
    expect(await maySignUp('asha@new.example')).toBe(false);
    expect(await desk.sql('select * from private.invitations')).toEqual([]);
    const [entry] = await desk.sql('select * from private.audit_log order by id desc limit 1');
    expect(entry).toMatchObject({ actor: id, action: 'team.joined', detail: { role: 'caller' } });
  });

  test('after seven days it opens nothing; a new one does', async () => {
    await invite('late@new.example');
    const id = await createUser(database, 'late@new.example', { isConfirmed: false });
    await desk.sql("update private.invitations set invited_at = now() - interval '7 days'");
    expect(await maySignUp('late@new.example')).toBe(false);
    await confirm(id);
    expect(await roleOf(id)).toBeUndefined();
    // The account is confirmed: it joins at once.
    expect(await invite('late@new.example', 'viewer')).toMatchObject({ has_joined: true });
    expect(await roleOf(id)).toBe('viewer');
    const mails = await desk.sql('select body_text from private.mail_outbox where recipient = $1', [
      'late@new.example',
    ]);
    expect(mails.at(-1)?.body_text).toContain(`${SITE}/auth\n`);
  });

  test('what was taken back opens nothing, and a begun account is gone', async () => {
    const { id } = await invite('back@new.example');
    const account = await createUser(database, 'back@new.example', { isConfirmed: false });
    const revoke = () => desk.call('revoke_invitation($1)', [id]);
    expect(await revoke()).toBe(true);
    expect(await revoke()).toBe(false);
    expect(await maySignUp('back@new.example')).toBe(false);
    await confirm(account);
    expect(await roleOf(account)).toBeUndefined();
    expect(await desk.sql('select from auth.users where id = $1', [account])).toEqual([]);
  });

  test('another role and seven more days with a second invitation, for one person once', async () => {
    const first = await invite('twice@new.example', 'caller');
    const second = await invite('twice@new.example', 'viewer');
    expect(second).toEqual(first);
    const id = await createUser(database, 'twice@new.example');
    expect(await roleOf(id)).toBe('viewer');
  });

  test('one mail to who is invited, one to the administrator', async () => {
    await invite("o'neil+desk@new.example");
    const mails = await desk.sql<Record<'recipient' | 'body_text' | 'body_html', string>>(
      'select recipient, body_text, body_html from private.mail_outbox order by recipient',
    );
    expect(mails.map(({ recipient }) => recipient)).toEqual([
      "o'neil+desk@new.example",
      'owner@example.in',
    ]);
    const link = `${SITE}/auth#signup=o%27neil%2Bdesk%40new.example`;
    expect(mails[0]?.body_text).toContain(`\n\n${link}\n\n`);
    expect(mails[0]?.body_html).toContain(`href="${link}"`);
    expect(mails[1]?.body_text).toContain("o'neil+desk@new.example");
    expect(mails[1]?.body_text).not.toContain('http');
  });

  test.each([
    ['two addresses', 'a@new.example,b@new.example', 'caller', SITE],
    ['a name around it', 'A <a@new.example>', 'caller', SITE],
    ['a line break', 'a@new.example\r\nBcc: b@new.example', 'caller', SITE],
    ['a program as name', `${attack(1, 'medium')}@new.example`, 'caller', SITE],
    ['a program as domain', `a@${attack(2)}`, 'caller', SITE],
    ['a program as role', 'a@new.example', attack(3), SITE],
    ['a program behind the link', 'a@new.example', 'caller', `${SITE}/${attack(4)}`],
    ['no address', 'asha', 'caller', SITE],
    ['a pattern', '%@new.example', 'caller', SITE],
    ['the administrator', 'OWNER@example.in', 'viewer', SITE],
    ['somebody of the team', 'Caller@example.in', 'viewer', SITE],
    ['another role', 'a@new.example', 'admin', SITE],
    ['a program as link', 'a@new.example', 'caller', 'javascript:alert(1)'],
    ['a link that leads on', 'a@new.example', 'caller', 'https://desk.example.in@evil.example'],
    ['a link with words', 'a@new.example', 'caller', 'https://desk.example.in/x y'],
  ])('%s is refused, and nothing is mailed', async (_what, email, role, site) => {
    expect(await refusal(invite(email, role, site))).toMatchObject({
      code: '22023',
      message: expect.stringMatching(/^(email|member_role|site)/),
    });
    expect(await desk.sql('select from private.mail_outbox')).toEqual([]);
    expect(await desk.sql('select from private.invitations')).toEqual([]);
  });

  test('ten a day, also when all are sent at once', async () => {
    const attempts = Array.from({ length: 14 }, (_, at) => refusal(invite(`n${at}@new.example`)));
    const refused = (await Promise.all(attempts)).filter(
      (answer) => (answer as { code?: string }).code === 'PT429',
    );
    expect(refused).toHaveLength(4);
    expect(await desk.sql('select from private.invitations')).toHaveLength(10);
  });

  test('an invitation never makes the administrator less', async () => {
    await invite('next@new.example', 'viewer');
    await desk.sql("insert into private.administrators (email) values ('next@new.example')");
    const id = await createUser(database, 'next@new.example');
    expect(await roleOf(id)).toBe('admin');
    await desk.sql("delete from private.administrators where email = 'next@new.example'");
    expect(await roleOf(id)).toBe('member');
  });
});
