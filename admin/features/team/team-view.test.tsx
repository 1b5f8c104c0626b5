// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { TeamSettings } from '../../../contract/desk/team.ts';
import { stubDesk } from '../../shared/backend/testing/stub-desk.ts';
import {
  control,
  controls,
  faultOf,
  field,
  press,
  show,
  toasts,
  type,
  until,
  words,
} from '../../testing/person.ts';
import TeamView from './team-view.tsx';

const at = '2026-11-21T00:10:00Z';
type Member = TeamSettings['members'][number];
const member = (id: string, name: string, role: Member['role'], change: Partial<Member> = {}) => ({
  ...{ id, email: `${name}@yctfc.example`, role, joined_at: at },
  ...{ has_second_factor: false, planned: [], ...change },
});
const SETTINGS: TeamSettings = {
  members: [
    member('o', 'owner', 'owner', { has_second_factor: true }),
    member('c', 'asha', 'caller'),
    member('v', 'ravi', 'viewer'),
  ],
  invitations: [
    { id: 'i', email: 'new@yctfc.example', role: 'viewer', invited_at: at, is_open: true },
    { id: 'j', email: 'old@yctfc.example', role: 'caller', invited_at: at, is_open: false },
  ],
  assignment: { rule: 'city', cities: [{ city: 'moga', member: 'c' }] },
};
type Replies = Parameters<typeof stubDesk>[0];

async function open(replies: Replies = {}) {
  const sent = stubDesk({ team_settings: SETTINGS, ...replies });
  await show(<TeamView />);
  return sent;
}
const loaded = () => until(() => expect(words()).toContain('asha@yctfc.example'));
const given = (sent: Awaited<ReturnType<typeof open>>, name: string) =>
  sent.filter(({ line }) => line.endsWith(`/${name}`)).map(({ body }) => body);

test('members can be changed and removed, but not the owner', async () => {
  const sent = await open({ change_member_role: true, remove_member: true });
  await loaded();
  expect(words()).toContain('owner@yctfc.example\n');
  expect(controls('Remove owner@yctfc.example')).toHaveLength(0);
  await press('Make viewer: asha@yctfc.example');
  await press('Make caller: ravi@yctfc.example');
  expect(given(sent, 'change_member_role')).toEqual([
    { member: 'c', member_role: 'viewer' },
    { member: 'v', member_role: 'caller' },
  ]);
  await press('Remove asha@yctfc.example');
  expect(given(sent, 'remove_member')).toEqual([]);
  await press('Remove');
  await until(() =>
    expect(toasts().at(-1)).toBe('Removed: asha@yctfc.example is out of the desk.'),
  );
  expect(given(sent, 'remove_member')).toEqual([{ member: 'c' }]);
});

test('an editor is invited, said to see no enquiry, and given no city', async () => {
  const sent = await open({
    team_settings: {
      ...SETTINGS,
      members: [...SETTINGS.members, member('e', 'mira', 'editor')],
    },
    invite_member: { id: 'k', has_joined: false },
    change_member_role: true,
  });
  await loaded();
  expect(words()).toContain('Editors keep the site: texts, prices, pictures');
  await type('Email', 'kiran@yctfc.example');
  await type('Role', 'editor');
  await press('Invite');
  await until(() => expect(given(sent, 'invite_member')).toHaveLength(1));
  expect(given(sent, 'invite_member')).toMatchObject([
    { email: 'kiran@yctfc.example', member_role: 'editor' },
  ]);
  await press('Make editor: asha@yctfc.example');
  await until(() => expect(toasts().at(-1)).toContain('New role: editor'));
  expect(controls('Make editor: mira@yctfc.example')).toHaveLength(0);
  await press('Remove mira@yctfc.example');
  expect(words()).toContain('What was changed on the site stays.');
  expect(words()).not.toContain('Assigned leads become');
  await press('Cancel');
  expect(field('Goes to').textContent).not.toContain('mira@yctfc.example');
});

test('what an editor planned is told before the role goes', async () => {
  const planned = ['2026-12-01T03:30:00Z', '2026-12-02T03:30:00Z'];
  const mira = member('e', 'mira', 'editor', { planned });
  await open({
    team_settings: { ...SETTINGS, members: [...SETTINGS.members, mira] },
    change_member_role: true,
    remove_member: true,
  });
  await loaded();
  expect(words()).toMatch(/To be published: .*1 Dec.*2 Dec.*Another role cancels that\./);
  await press('Make viewer: mira@yctfc.example');
  await until(() => expect(toasts().at(-1)).toContain('sign in again.'));
  await press('Remove mira@yctfc.example');
  expect(words()).toMatch(
    /2 planned publishings of mira@yctfc.example will be cancelled: .*1 Dec.*2 Dec/,
  );
  await press('Remove');
  await until(() => expect(toasts().at(-1)).toContain('out of the desk.'));
});

test('an invitation says what it opens; it can be sent again and taken back', async () => {
  const sent = await open({
    invite_member: { id: 'i', has_joined: false },
    revoke_invitation: true,
  });
  await loaded();
  expect(words()).toMatch(/new@yctfc.example\nViewer\nInvited/);
  expect(words()).toMatch(/old@yctfc.example\nCaller\nExpired/);
  await press('Send again old@yctfc.example');
  await press('Cancel invitation new@yctfc.example');
  const site = location.origin;
  expect(given(sent, 'invite_member')).toEqual([
    { email: 'old@yctfc.example', member_role: 'caller', site },
  ]);
  expect(given(sent, 'revoke_invitation')).toEqual([{ invitation: 'i' }]);
});

test('a mistyped address is not sent; a refusal shows its sentence and keeps what was typed', async () => {
  const refusal = { message: 'Ten invitations a day are the most. Try again tomorrow.' };
  const sent = await open({ invite_member: Response.json(refusal, { status: 429 }) });
  await loaded();
  await type('Email', 'asha');
  await press('Invite');
  expect(faultOf('Email')).toContain('Enter an email address');
  await type('Email', 'kiran@yctfc.example');
  await press('Invite');
  await until(() => expect(toasts()).toEqual([`Not saved: ${refusal.message}`]));
  expect(given(sent, 'invite_member')).toMatchObject([
    { email: 'kiran@yctfc.example', member_role: 'caller' },
  ]);
  expect(field('Email').value).toBe('kiran@yctfc.example');
});

test('cities are given to those who work on leads; empty rows are left out', async () => {
  const sent = await open({ set_assignment: null });
  await loaded();
  expect([...field('Goes to').querySelectorAll('option')].map(({ value }) => value)).toEqual([
    'o',
    'c',
  ]);
  await type('City', 'Zira');
  await press('Add a city');
  await press('Save');
  await type('New enquiries go to', 'off');
  expect(controls('Add a city')).toHaveLength(0);
  expect(given(sent, 'set_assignment')).toEqual([
    { rule: 'city', cities: [{ city: 'Zira', member: 'c' }] },
  ]);
  expect(control('Save').disabled).toBe(false);
});

test('a team that cannot be read is said so', async () => {
  await open({ team_settings: Response.json({ message: 'No' }, { status: 400 }) });
  await until(() => expect(words()).toContain('The team could not be loaded'));
  expect(controls('Try again')).toHaveLength(1);
});
