// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { holdReply, refuse, stubDesk } from '../../shared/backend/testing/stub-desk.ts';
import { makeLead } from '../../shared/lead/testing/untouched.ts';
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
} from '../../shared/testing/page/person.ts';
import { LeadDesk } from './lead-desk.tsx';
import { COUNTS, WELL } from './testing/desk-replies.ts';

const { saveFile, logOut } = vi.hoisted(() => ({ saveFile: vi.fn(), logOut: vi.fn() }));
vi.mock('../../shared/file/save-file.ts', () => ({ saveFile }));
vi.mock('../../shared/session/log-out.ts', () => ({ logOut }));

const SILENT = { place: 'ant:/spool', length: 0, reported_at: '2026-11-21T06:00:00Z' };
const LEADS = [
  makeLead({ id: 'a', name: 'Asha Verma' }),
  makeLead({ id: 'b', name: 'Spam', quarantined_at: '2026-11-21T00:10:00Z' }),
  makeLead({ id: 'c', name: 'Test', is_test: true }),
];
type Replies = Parameters<typeof stubDesk>[0];

beforeEach(() => vi.clearAllMocks());
async function open(replies: Replies = {}) {
  const sent = stubDesk({
    leads: LEADS,
    lead_health: WELL,
    silent_servers: [],
    record_desk_use: null,
    desk_counts: COUNTS,
    ...replies,
  });
  await show(<LeadDesk email="owner@yctfc.example" />);
  return sent;
}
const loaded = () => until(() => expect(words()).toContain('Asha Verma'));
const asked = (sent: { line: string }[]) => sent.map(({ line }) => line.replace(/^.*\//, ''));
/** The mark behind “Health”, and behind “More”, where a phone has it. */
const check = () =>
  ['health', 'more'].map((view) =>
    wordsOf(document.querySelector(`[data-desk-nav] [href="#${view}"]`)),
  );

test('each view has its address, and the desk follows it', async () => {
  const listeners = watchListeners('hashchange');
  await open();
  await loaded();
  expect(control('Leads').getAttribute('aria-current')).toBe('page');
  expect(control('Leads').getAttribute('href')).toBe('#leads');
  location.hash = '#quarantine';
  await until(() => expect(words()).toContain('Why it waits'));
  expect(control('Leads').getAttribute('aria-current')).toBeNull();
  expect(control('Quarantine (1)').getAttribute('aria-current')).toBe('page');
  await show(null);
  expect(listeners()).toBe(0);
});

test('how many wait in quarantine is told once it is known', async () => {
  const leads = holdReply(LEADS);
  await open({ leads: leads.reply });
  expect(controls('Quarantine')).toHaveLength(1);
  expect(control('Clear All').disabled).toBe(true);
  leads.release();
  await until(() => expect(controls('Quarantine (1)')).toHaveLength(1));
});

test.each([
  [WELL, [], undefined],
  [WELL, [SILENT], 'Check'],
  [{ ...WELL, spool_length: 1 }, [], 'Check'],
  [refuse(400), [SILENT], undefined],
])('the health is marked where something wants attention (%#)', async (health, silent, mark) => {
  await open({ lead_health: health, silent_servers: silent });
  await loaded();
  await settle();
  // A lead waits in quarantine in any case, which “More” says too.
  expect(check()).toEqual([mark ? `Health ${mark}` : 'Health', 'More Check']);
});

test('without any lead nothing can be downloaded or cleared', async () => {
  await open({ leads: [] });
  await until(() => expect(words()).toContain('No leads yet'));
  expect([control('Download CSV').disabled, control('Clear All').disabled]).toEqual([true, true]);
  await press('Log out');
  expect(logOut).toHaveBeenCalledOnce();
});

test('with quarantine alone there is something to clear, and nothing to download', async () => {
  await open({ leads: LEADS.slice(1) });
  await until(() => expect(words()).toContain('No leads yet'));
  expect([control('Download CSV').disabled, control('Clear All').disabled]).toEqual([true, false]);
});

const PAGE = {
  columns: ['name', 'email', 'phone', 'message', 'created_at', 'withdrawn_at', 'calls_allowed'],
  rows: [['Asha Verma', 'asha@example.in', null, 'Hello', '2026-11-21T00:10:00Z', null, true]],
  next: null,
};

test('one press saves the whole list, and the audit log knows of it first', async () => {
  const sent = await open({ begin_export: { leads: 1, no_contact: 0 }, desk_export: PAGE });
  await loaded();
  await press('Download CSV');
  await until(() => expect(saveFile).toHaveBeenCalledOnce());
  const [name, file] = saveFile.mock.calls[0] ?? [];
  expect(name).toMatch(/^leads-.*-1\.csv$/);
  expect(await (file as Blob).text()).toContain('"Asha Verma"');
  expect(asked(sent).slice(-2)).toEqual(['begin_export', 'desk_export']);
  expect(sent.at(-2)?.body).toEqual({ filter: {}, format: 'csv', with_no_contact: true });
  expect(toasts()).toEqual([]);
});

test.each([
  [{ begin_export: refuse(400), desk_export: PAGE }, 'No file was saved: No Try again.'],
  [
    { begin_export: { leads: 2, no_contact: 0 }, desk_export: refuse(503) },
    'No file was saved: No Try again.',
  ],
])('without its entry, or its last page, no file is saved (%#)', async (replies, told) => {
  await open(replies);
  await loaded();
  await press('Download CSV');
  await until(() => expect(toasts()).toEqual([told]));
  expect(saveFile).not.toHaveBeenCalled();
  expect(control('Download CSV').hasAttribute('aria-busy')).toBe(false);
});

test('“Refresh” asks for the list and everything else, and says when the list is there', async () => {
  const leads = holdReply(LEADS);
  let reply = (): unknown => LEADS;
  const sent = await open({ leads: () => reply() });
  await loaded();
  reply = leads.reply;
  sent.length = 0;
  await press('Refresh');
  expect(control('Refresh').getAttribute('aria-busy')).toBe('true');
  leads.release();
  await until(() => expect(toasts()).toEqual(['Refreshed: Lead data has been refreshed.']));
  expect(control('Refresh').hasAttribute('aria-busy')).toBe(false);
  expect(
    asked(sent)
      .map((line) => line.replace(/\?.*/, ''))
      .sort(),
  ).toEqual(['desk_counts', 'lead_health', 'leads', 'silent_servers']);
});

test('a refresh that fails is not said to be one', async () => {
  let answer: unknown = LEADS;
  await open({ leads: () => answer });
  await loaded();
  answer = refuse(400);
  await press('Refresh');
  await settle();
  expect(toasts()).toEqual([]);
  expect(words()).toContain('Asha Verma');
});

test('while the list is loading, “Refresh” asks for everything else alone', async () => {
  const leads = holdReply(LEADS);
  const sent = await open({ leads: leads.reply });
  await until(() => expect(sent).toHaveLength(4));
  await press('Refresh');
  await until(() => expect(sent).toHaveLength(7));
  expect(asked(sent).filter((line) => line.startsWith('leads'))).toHaveLength(1);
  leads.release();
  await loaded();
  expect(toasts()).toEqual([]);
});

test('who waits for an answer, and whose step is overdue, is counted behind “Today”', async () => {
  await open();
  await until(() => expect(controls('Today (3)')).toHaveLength(1));
  await open({ desk_counts: { ...COUNTS, unanswered: 0, overdue: 0 } });
  await loaded();
  await settle();
  expect(controls('Today')).toHaveLength(1);
});

test('a rare view has a heading of its own, the daily ones have their names', async () => {
  await open();
  await loaded();
  const heading = () => wordsOf(document.querySelector('h1'));
  expect(heading()).toBe('Leads');
  location.hash = '#more';
  await until(() => expect(heading()).toBe('More'));
  location.hash = '#audit';
  await until(() => expect(heading()).toBe('Lead desk'));
});
