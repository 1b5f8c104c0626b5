import { expect } from 'vitest';
import type { ListRow } from '../../contract/desk/list.ts';
import { STAGES } from '../../contract/desk/stages.ts';
import QuarantineView from '../features/quarantine/quarantine-view.tsx';
import type { Sent } from '../shared/backend/testing/stub-backend.ts';
import { stubDesk } from '../shared/backend/testing/stub-desk.ts';
import { show, until, words } from './person.ts';
import { makePage, makeRow } from './untouched.ts';

export const doubt = (number: number) =>
  makeRow({
    id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    name: `Spam ${number}`,
    quarantined_at: '2026-11-21T00:10:00Z',
    quarantine_reasons: ['Four links'],
  });
export const doubts = (count: number) => Array.from({ length: count }, (_, at) => doubt(at + 1));

const COUNTS = {
  all: 1,
  unanswered: 1,
  overdue: 0,
  due_today: 0,
  new: 1,
  stages: Object.fromEntries(STAGES.map((stage) => [stage, 0])),
  newest: null,
};
/** Pages of fifty, as `desk_leads` answers them. */
const pagesOf = (rows: readonly ListRow[]) => (sent: Sent) => {
  const at = Number((sent.body as { after?: string }).after ?? 0);
  return makePage(rows.slice(at, at + 50), at + 50 < rows.length ? String(at + 50) : null);
};

/** Opens the view once its leads are loaded. */
export async function open(count: number, replies: Parameters<typeof stubDesk>[0] = {}) {
  const sent = stubDesk({
    desk_leads: pagesOf(doubts(count)),
    desk_counts: { ...COUNTS, quarantined: count },
    ...replies,
  });
  const client = await show(<QuarantineView />);
  await until(() => expect(words()).toContain('Quarantine'));
  return { sent, client };
}
