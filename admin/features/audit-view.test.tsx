// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { holdReply, refuse, stubDesk } from '../shared/backend/testing/stub-desk.ts';
import { control, controls, press, show, until, words } from '../testing/person.ts';
import AuditView, { describeDetail } from './audit-view.tsx';

/** @param from the newest id, of which the others count down */
const page = (from: number, count: number) =>
  Array.from({ length: count }, (_, at) => ({
    id: from - at,
    at: '2026-11-21T00:10:00Z',
    actor: at === 0 ? null : 'owner@yctfc.example',
    action: at === 0 ? 'of.a.newer.server' : 'session.opened',
    detail: { number: from - at },
  }));
const rows = () => document.querySelectorAll('tbody tr');
const shapes = () => document.querySelectorAll('[data-row-shape]');

test('entries say who did what; after a full page older ones can be shown', async () => {
  const [newest, older] = [holdReply(page(200, 100)), holdReply(page(100, 99))];
  const sent = stubDesk({
    audit_entries: ({ body }) => ('before' in (body as object) ? older : newest).reply(),
  });
  await show(<AuditView />);
  expect(shapes().length).toBeGreaterThan(0);
  newest.release();
  await until(() => expect(rows()).toHaveLength(100));
  expect(shapes()).toHaveLength(0);
  expect(words()).toMatch(/5:40.am\nvisitor or server\nof\.a\.newer\.server\nnumber: 200/);
  expect(words()).toMatch(/5:40.am\nowner@yctfc.example\nSigned in\nnumber: 199/);
  await press('Show older entries');
  expect(control('Show older entries').disabled).toBe(true);
  older.release();
  await until(() => expect(rows()).toHaveLength(199));
  expect(sent.map(({ body }) => body)).toEqual([{ at_most: 100 }, { at_most: 100, before: 101 }]);
  expect(controls('Show older entries')).toHaveLength(0);
});

test('a log that cannot be read is said so at once', async () => {
  const sent = stubDesk({ audit_entries: refuse(400) });
  await show(<AuditView />);
  await until(() => expect(words()).toContain('The activity log could not be loaded.'));
  expect([rows(), shapes(), sent].map(({ length }) => length)).toEqual([0, 0, 1]);
});

const id = (digit: string) => `${digit.repeat(8)}-0000-4000-8000-000000000000`;

test.each([
  [null, ''],
  [{ session: 'x' }, ''],
  [{ proof: 'password', sessions_ended: 2 }, 'proof: password; sessions ended: 2'],
  [{ ids: [id('1')], count: 1 }, 'YC-1111-1111'],
  [
    { ids: ['1', '2', '3', '4'].map(id), count: 900 },
    'YC-1111-1111, YC-2222-2222, YC-3333-3333 and 897 more',
  ],
  [{ ids: [id('1')], count: 9 }, 'YC-1111-1111 and 8 more'],
  [{ ids: [], count: 0 }, '0 in all'],
  [{ is_granted: true, change: { name: 'x' } }, 'given; change: {"name":"x"}'],
  [{ id: id('a'), purpose: 'news', is_granted: false }, 'YC-AAAA-AAAA; purpose: news; taken back'],
])('%o', (detail, told) => expect(describeDetail(detail)).toBe(told));
