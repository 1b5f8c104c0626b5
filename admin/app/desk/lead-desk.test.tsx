// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { holdReply, refuse, type Sent, stubDesk } from '../../shared/backend/testing/stub-desk.ts';
import { RoleContext } from '../../shared/role.ts';
import { COUNTS, NO_COUNTS, WELL } from '../../testing/desk-replies.ts';
import {
  control,
  controls,
  press,
  settle,
  show,
  toasts,
  until,
  watchListeners,
  words,
  wordsOf,
} from '../../testing/person.ts';
import { makePage, makeRow } from '../../testing/untouched.ts';
import { LeadDesk } from './lead-desk.tsx';

const logOut = vi.hoisted(() => vi.fn());
vi.mock('../../shared/session/log-out.ts', () => ({ logOut }));

const SILENT = { place: 'ant:/spool', length: 0, reported_at: '2026-11-21T06:00:00Z' };
const LEADS = [
  makeRow({ id: 'a', name: 'Asha Verma' }),
  makeRow({ id: 'b', name: 'Spam', quarantined_at: '2026-11-21T00:10:00Z' }),
  makeRow({ id: 'c', name: 'Test', is_test: true }),
];
const LIST = makePage([makeRow({ id: 'a', name: 'Asha Verma' })]);
type Replies = Parameters<typeof stubDesk>[0];

beforeEach(() => vi.clearAllMocks());
afterEach(() => vi.unstubAllEnvs());
async function open(replies: Replies = {}) {
  const sent = stubDesk({
    leads: LEADS,
    desk_leads: ({ body }: Sent) =>
      (body as { filter: { list?: string } }).filter.list === 'quarantine'
        ? makePage([makeRow({ id: 'b', name: 'Spam', quarantine_reasons: ['Four links'] })])
        : LIST,
    desk_found: { found: 1, is_more: false, all: 1 },
    desk_views: [],
    lead_health: WELL,
    missing_heartbeats: [],
    record_desk_use: null,
    desk_counts: COUNTS,
    ...replies,
  });
  await show(
    <RoleContext value="owner">
      <LeadDesk email="owner@yctfc.example" />
    </RoleContext>,
  );
  return sent;
}
const loaded = () => until(() => expect(words()).toContain('Asha Verma'));
const check = () => wordsOf(document.querySelector('[data-desk-nav] a:last-of-type'));

test('each view has its address, and the desk follows it', async () => {
  const listeners = watchListeners('hashchange');
  await open();
  await loaded();
  expect(control('Leads').getAttribute('aria-current')).toBe('page');
  expect(control('Leads').getAttribute('href')).toBe('#leads');
  location.hash = '#quarantine';
  await until(() => expect(words()).toContain('Why it looks like spam'));
  expect(control('Leads').getAttribute('aria-current')).toBe('page');
  expect(control('Spam (1)').getAttribute('aria-current')).toBe('page');
  await show(null);
  expect(listeners()).toBe(0);
});

test('an old address leads on, with what it asks for', async () => {
  location.hash = '#search?city=Moga';
  await open();
  await until(() => expect(location.hash).toBe('#leads?city=Moga'));
});

test('how many wait in quarantine is told once it is known', async () => {
  const counts = holdReply(COUNTS);
  await open({ desk_counts: counts.reply });
  expect(controls('Spam')).toHaveLength(1);
  expect(control('Clear All').disabled).toBe(true);
  counts.release();
  await until(() => expect(controls('Spam (1)')).toHaveLength(1));
});

test.each([
  [WELL, [], undefined],
  [WELL, [SILENT], 'Check'],
  [{ ...WELL, spool_length: 1 }, [], 'Check'],
  [refuse(400), [SILENT], undefined],
])('the health is marked where something wants attention (%#)', async (health, silent, mark) => {
  await open({ lead_health: health, missing_heartbeats: silent });
  await loaded();
  await settle();
  expect(check()).toBe(mark ? `Settings ${mark}` : 'Settings');
});

test.each([
  ['without any lead', NO_COUNTS, true],
  ['with quarantine alone', { ...NO_COUNTS, quarantined: 1 }, false],
])('%s nothing can be downloaded; to clear there is what there is', async (...row) => {
  const [, desk_counts, isEmpty] = row;
  await open({ desk_leads: makePage([]), desk_counts });
  await until(() => expect(words()).toContain('No leads yet'));
  expect([control('Download CSV').disabled, control('Clear All').disabled]).toEqual([
    true,
    isEmpty,
  ]);
  await press('Log out');
  expect(logOut).toHaveBeenCalledOnce();
});

test('one press asks for the whole list as CSV, and a refusal is told', async () => {
  const sent = await open({ begin_export: refuse(400) });
  await loaded();
  await press('Download CSV');
  await until(() => expect(toasts()).toEqual(['No file was saved: No Try again.']));
  expect(sent.at(-1)?.body).toEqual({ filter: {}, format: 'csv', with_no_contact: true });
  await until(() => expect(control('Download CSV').hasAttribute('aria-busy')).toBe(false));
});

test('on hosted Supabase nothing is offered that only our own server does', async () => {
  vi.stubEnv('PUBLIC_SUPABASE_URL', 'https://abc.supabase.co');
  await open();
  await loaded();
  expect(words()).not.toMatch(/Download|Website/);
});

test('a view keeps its filter while somebody is at another one', async () => {
  await open();
  await loaded();
  location.hash = '#leads?city=Moga';
  await settle();
  location.hash = '#quarantine';
  await until(() => expect(words()).toContain('Why it looks like spam'));
  expect(control('Leads').getAttribute('href')).toBe('#leads?city=Moga');
  location.hash = '#leads';
  await settle();
  location.hash = '#numbers';
  await settle();
  expect(control('Leads').getAttribute('href')).toBe('#leads');
});

test('who waits for an answer, and whose step is overdue, is counted behind “Today”', async () => {
  await open();
  await until(() => expect(controls('Today (3)')).toHaveLength(1));
  await open({ desk_counts: { ...COUNTS, unanswered: 0, overdue: 0 } });
  await loaded();
  await settle();
  expect(controls('Today')).toHaveLength(1);
});

test('each place has its name as heading, and its sections beside each other', async () => {
  await open();
  await loaded();
  const heading = () => wordsOf(document.querySelector('h1'));
  expect(heading()).toBe('Leads');
  location.hash = '#settings';
  await until(() => expect(heading()).toBe('Settings'));
  expect(location.hash).toBe('#team');
  expect(control('Team').getAttribute('aria-current')).toBe('page');
  location.hash = '#audit';
  await until(() => expect(control('Activity log').getAttribute('aria-current')).toBe('page'));
});

const asked = (sent: { line: string }[]) => sent.map(({ line }) => line.replace(/^.*\//, ''));

test('“Refresh” asks for the list and everything else, and says when the list is there', async () => {
  const list = holdReply(LIST);
  let reply = (): unknown => LIST;
  const sent = await open({ desk_leads: () => reply() });
  await loaded();
  await settle();
  reply = list.reply;
  sent.length = 0;
  await press('Refresh');
  expect(control('Refresh').getAttribute('aria-busy')).toBe('true');
  list.release();
  await until(() => expect(toasts()).toEqual(['Refreshed: Lead data has been refreshed.']));
  await until(() => expect(control('Refresh').hasAttribute('aria-busy')).toBe(false));
  expect(asked(sent).sort()).toEqual([
    ...['desk.json', 'desk_counts', 'desk_found', 'desk_leads', 'desk_views', 'lead_health'],
    'missing_heartbeats',
  ]);
});

const KEPT = Response.json(LIST, { headers: { 'x-desk-as-of': String(Date.now() - 3_600_000) } });

test.each([
  ['was refused', refuse(400), 'Error: Failed to load leads from database'],
  ['the device answered in its place', KEPT, 'Error: Failed to load leads'],
])('a refresh that %s is not said to be one', async (_what, refused, said) => {
  let answer: unknown = LIST;
  await open({ desk_leads: () => answer });
  await loaded();
  answer = refused;
  await press('Refresh');
  await until(() => expect(control('Refresh').hasAttribute('aria-busy')).toBe(false));
  await settle();
  expect(toasts()).toEqual([said]);
  expect(words()).toContain('Asha Verma');
  expect(words()).toMatch(/Not refreshed. Leads as of \d+:\d\d.[ap]m\./);
  answer = LIST;
  await press('Refresh');
  await until(() => expect(toasts()).toContain('Refreshed: Lead data has been refreshed.'));
  expect(words()).not.toContain('Not refreshed');
});

test('while the list is loading, “Refresh” asks for everything else alone', async () => {
  const list = holdReply(LIST);
  const sent = await open({ desk_leads: list.reply });
  await until(() => expect(sent).toHaveLength(6));
  await press('Refresh');
  await until(() => expect(sent).toHaveLength(11));
  expect(asked(sent).filter((line) => line === 'desk_leads')).toHaveLength(1);
  list.release();
  await loaded();
  expect(toasts()).toEqual([]);
});
