// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { stubDesk } from '../../shared/backend/testing/stub-desk.ts';
import type { SessionState } from '../../shared/session/use-session.ts';
import {
  control,
  field,
  happen,
  settle,
  show,
  until,
  watchListeners,
  words,
  wordsOf,
} from '../../testing/person.ts';
import { makePage } from '../../testing/untouched.ts';
import { DeskApp } from './desk-app.tsx';
import { queryClient } from './query-client.ts';

const session = vi.hoisted(() => ({ state: {} as SessionState }));
const { leaveFor, announceArrival } = vi.hoisted(() => ({
  leaveFor: vi.fn(),
  announceArrival: vi.fn(),
}));
vi.mock('../../shared/session/use-session.ts', () => ({
  useSession: () => session.state,
  pageSession: {},
}));
vi.mock('../../shared/session/arrival.ts', () => ({ leaveFor, announceArrival }));

const SESSION = { user: { email: 'owner@yctfc.example' } } as never;

beforeEach(() => {
  vi.resetAllMocks();
  queryClient.clear();
});
async function open(change: Partial<SessionState> = {}) {
  session.state = {
    loading: false,
    session: SESSION,
    access: 'granted',
    role: 'owner',
    hasEnded: false,
    isLeaving: false,
    ...change,
  };
  const sent = stubDesk({ desk_leads: makePage([]), missing_heartbeats: [] });
  await show(<DeskApp />);
  return sent;
}
const isSkeleton = () => document.querySelector('[aria-busy="true"]') !== null;

test('the administrator sees the desk, and the toast that the last page left', async () => {
  const sent = await open();
  await until(() => expect(words()).toContain('No leads yet'));
  expect(words()).toContain('Owner');
  expect(isSkeleton()).toBe(false);
  expect(sent).not.toEqual([]);
  expect(announceArrival).toHaveBeenCalledOnce();
  expect(leaveFor).not.toHaveBeenCalled();
});

test('until the session is known nothing is asked for, and nothing can be pressed', async () => {
  const sent = await open({ loading: true, access: 'checking' });
  expect(isSkeleton()).toBe(true);
  expect(sent).toEqual([]);
  expect(leaveFor).not.toHaveBeenCalled();
  const names = ['Refresh', 'Download CSV', 'Clear All', 'Log out', 'Filters'];
  for (const name of names) expect(control(name).disabled, name).toBe(true);
  expect(field('Search').disabled).toBe(true);
  expect(document.querySelector('[data-desk-nav] [aria-current]')).toBeNull();
  expect(wordsOf(document.getElementById('lead-count'))).toBe('');
});

test.each([
  [{ session: null }, [['/auth', undefined]]],
  [{ session: null, hasEnded: true }, [['/auth', 'sessionEnded']]],
  [{ access: 'refused' }, [['/auth', undefined]]],
  [{ access: 'codeNeeded' }, [['/auth', undefined]]],
  [{ access: 'unclear' }, [['/auth', undefined]]],
  [{ access: 'checking' }, []],
  [{ session: null, loading: true }, []],
  [{ session: null, isLeaving: true }, []],
] as const)('a session that is %j leads to %j', async (change, left) => {
  const sent = await open(change);
  expect(leaveFor.mock.calls).toEqual(left);
  expect(isSkeleton()).toBe(true);
  expect(sent).toEqual([]);
});

test.each(['caller', 'viewer'] as const)('a %s is offered what he may do', async (role) => {
  const sent = await open({ role });
  await until(() => expect(words()).toContain('Log out'));
  await settle();
  for (const name of ['Download CSV', 'Clear All', 'Spam', 'Website'])
    expect(words()).not.toContain(name);
  expect(words()).toContain('Settings');
  // A mark would lead to a list where nothing says why.
  expect(words()).not.toContain('Check');
  const asked = sent.map(({ line }) => line.replace(/^.*\//, ''));
  for (const name of ['lead_health', 'missing_heartbeats']) expect(asked).not.toContain(name);
});

test.each([
  ...['', '#leads?stage=new', '#leads/YC-1A2B-3C4D', '#today', '#search?q=asha', '#week'],
  '#team',
])('an editor at /admin%s lands in the content, and no lead is asked for', async (address) => {
  location.hash = address;
  const sent = await open({ role: 'editor' });
  await until(() => expect(words()).toContain('The content could not be loaded'));
  await settle();
  expect(words()).toContain('Log out');
  for (const name of ['Leads', 'Today', 'Numbers', 'Refresh', 'Download CSV', 'Team'])
    expect(words()).not.toContain(name);
  const asked = new Set(sent.map(({ line }) => line));
  expect([...asked]).toEqual(['GET /desk/content']);
  location.hash = '';
});

test('an administrator whose address is not known still sees the desk', async () => {
  await open({ session: { user: {} } as never });
  await until(() => expect(words()).toContain('No leads yet'));
});

test('a page that the browser brings back is loaded anew, as it may be older than the session', async () => {
  const listeners = watchListeners('pageshow');
  const reload = vi.spyOn(location, 'reload').mockReturnValue(undefined);
  await open();
  await happen('pageshow', { persisted: false });
  expect(reload).not.toHaveBeenCalled();
  await happen('pageshow', { persisted: true });
  expect(reload).toHaveBeenCalledOnce();
  await show(null);
  await settle();
  expect(listeners()).toBe(0);
});
