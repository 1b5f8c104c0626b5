// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { holdReply, refuse, stubDesk } from '../shared/backend/testing/stub-desk.ts';
import { control, controls, press, show, until, words } from '../testing/person.ts';
import AuditView from './audit-view.tsx';

/** @param from the newest id, of which the others count down */
const page = (from: number, count: number) =>
  Array.from({ length: count }, (_, at) => ({
    id: from - at,
    at: '2026-11-21T00:10:00Z',
    actor: at === 0 ? null : 'owner@yctfc.example',
    action: 'session.opened',
    detail: { number: from - at },
  }));
const open = async (reply: Parameters<typeof stubDesk>[0][string]) => {
  const sent = stubDesk({ audit_entries: reply });
  const client = await show(<AuditView />);
  return { sent, client };
};
const rows = () => [...document.querySelectorAll('tbody tr')];

test('entries say who did what; nobody stands for a visitor or a server', async () => {
  const entries = holdReply(page(2, 2));
  const { sent } = await open(entries.reply);
  expect(document.querySelector('[data-row-shape]')).not.toBeNull();
  entries.release();
  await until(() => expect(rows()).toHaveLength(2));
  expect(document.querySelector('[data-row-shape]')).toBeNull();
  expect(words()).toMatch(/5:40.am\nvisitor or server\nSigned in\nnumber: 2/);
  expect(words()).toMatch(/5:40.am\nowner@yctfc.example\nSigned in\nnumber: 1/);
  expect(sent.map(({ body }) => body)).toEqual([{ at_most: 100 }]);
  expect(document.querySelector('caption')?.getAttribute('class')).toBe('visually-hidden');
  expect(controls('Show older entries')).toHaveLength(0);
  expect(words()).not.toContain('could not be loaded');
});

test('after a full page older ones can be shown, until a page is not full', async () => {
  const older = holdReply(page(100, 99));
  const { sent } = await open(({ body }) =>
    (body as { before?: number }).before ? older.reply() : page(200, 100),
  );
  await until(() => expect(rows()).toHaveLength(100));
  await press('Show older entries');
  expect(control('Show older entries').disabled).toBe(true);
  older.release();
  await until(() => expect(rows()).toHaveLength(199));
  expect(sent.at(-1)?.body).toEqual({ at_most: 100, before: 101 });
  expect(controls('Show older entries')).toHaveLength(0);
});

test('a log that cannot be read is said so at once', async () => {
  const { sent } = await open(refuse(400));
  await until(() => expect(words()).toContain('The audit log could not be loaded.'));
  expect(sent).toHaveLength(1);
});
