// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { refuse, stubDesk } from '../../../shared/backend/testing/stub-desk.ts';
import { control, press, settle, show, until, words, wordsOf } from '../../../testing/person.ts';
import { makeRow } from '../../../testing/untouched.ts';
import { LeadList } from './lead-list.tsx';

const LEDGER = { consents: {}, mails: [], attempts: [] };
const UNREPORTED = 'The audit log could not take note that you opened this lead.';
const leads = (count: number) =>
  Array.from({ length: count }, (_, at) => makeRow({ id: `id-${at}`, name: `Visitor ${at}` }));
const rows = () => [...document.querySelectorAll('tr[data-index]')];
const open = async (count: number, record: unknown = null) => {
  const sent = stubDesk({ lead_ledger: LEDGER, record_desk_use: record as object });
  await show(<LeadList leads={leads(count)} />);
  return sent;
};
afterEach(() => void vi.useRealTimers());

test('a table says how long it is and which row is which, titles counted', async () => {
  await open(3);
  const table = document.querySelector('table');
  expect(table?.getAttribute('aria-rowcount')).toBe('4');
  expect(document.querySelector('thead tr')?.getAttribute('aria-rowindex')).toBe('1');
  expect(rows().map((row) => row.getAttribute('aria-rowindex'))).toEqual(['2', '3', '4']);
});

test('one row opens and closes by itself, and opening alone is written down', async () => {
  const sent = await open(2);
  const button = () => control('Everything about Visitor 0');
  expect(button().getAttribute('aria-expanded')).toBe('false');
  expect(button().getAttribute('aria-controls')).toBeNull();
  await press('Everything about Visitor 0');
  await until(() => expect(words()).toContain('Reference'));
  expect(button().getAttribute('aria-expanded')).toBe('true');
  const details = document.getElementById(button().getAttribute('aria-controls') ?? '');
  expect(wordsOf(details)).toContain('Reference');
  expect(rows().map((row) => row.getAttribute('data-open'))).toEqual(['true', null]);
  const reports = () => sent.filter(({ line }) => line.endsWith('record_desk_use'));
  expect(reports().map(({ body }) => body)).toEqual([{ action: 'viewed', lead_ids: ['id-0'] }]);

  await press('Everything about Visitor 0');
  expect(words()).not.toContain('Reference');
  expect(reports()).toHaveLength(1);
  await press('Everything about Visitor 0');
  expect(reports()).toHaveLength(2);
  await press('Everything about Visitor 1');
  expect(rows().map((row) => row.getAttribute('data-open'))).toEqual(['true', 'true']);
});

test('a view that the audit log did not take is said until it does', async () => {
  let answer: unknown = refuse(400);
  await open(2, () => answer);
  await press('Everything about Visitor 0');
  await until(() => expect(words()).toContain(UNREPORTED));
  answer = null;
  await press('Everything about Visitor 1');
  await settle();
  expect(words().split(UNREPORTED)).toHaveLength(2);
  await press('Everything about Visitor 0');
  await press('Everything about Visitor 0');
  await until(() => expect(words()).not.toContain(UNREPORTED));
});

test('ages go on while the page is looked at', async () => {
  const now = Date.parse('2026-11-21T00:15:00Z');
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], now });
  await open(1);
  expect(words()).toContain('5 minutes ago');
  vi.advanceTimersByTime(60_000);
  await settle();
  expect(words()).toContain('6 minutes ago');
  await show(null);
  expect(vi.getTimerCount()).toBe(0);
});
