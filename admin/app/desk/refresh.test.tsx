// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { holdReply, refuse, stubDesk } from '../../shared/backend/testing/stub-desk.ts';
import { COUNTS, WELL } from '../../testing/desk-replies.ts';
import { control, press, settle, show, toasts, until, words } from '../../testing/person.ts';
import { makePage, makeRow } from '../../testing/untouched.ts';
import { LeadDesk } from './lead-desk.tsx';

const LIST = makePage([makeRow({ name: 'Asha Verma' })]);

/** @param desk_leads answer of the list */
async function open({ desk_leads }: { desk_leads: () => unknown }) {
  const sent = stubDesk({
    desk_leads,
    desk_found: { found: 1, is_more: false, all: 1 },
    desk_views: [],
    lead_health: WELL,
    missing_heartbeats: [],
    desk_counts: COUNTS,
  });
  await show(<LeadDesk email="owner@yctfc.example" />);
  return sent;
}
const loaded = () => until(() => expect(words()).toContain('Asha Verma'));
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
