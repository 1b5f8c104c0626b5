import { expect, test } from 'vitest';
import { DESK_COLUMNS, toSheetCells, WORKBOOK_COLUMNS } from './lead-cells.ts';

const LEAD = {
  ...{ name: 'Asha', email: null, phone: '+919876543210', phone_typed: 'shop 98765 43210' },
  ...{ subject: null, message: 'Hello', created_at: '2026-11-21T00:10:09.987Z' },
  ...{ withdrawn_at: null, calls_allowed: null },
};
const cell = (lead: Parameters<typeof toSheetCells>[0], column: string) =>
  toSheetCells(lead)[WORKBOOK_COLUMNS.findIndex(({ name }) => name === column)];

test.each([
  [{ calls_allowed: true }, 'Yes'],
  [{ calls_allowed: false }, 'No calls'],
  [{ withdrawn_at: '2026-11-21T00:00:00Z' }, 'Do not contact'],
  [{}, null],
])('consent has a column of its own, and no other cell repeats it (%#)', (consent, said) => {
  const lead = { ...LEAD, ...consent };
  expect(cell(lead, 'May we call?')).toBe(said);
  expect(cell(lead, 'Phone')).toBe('98765 43210');
  expect(cell(lead, 'Message')).toBe('[Phone: shop 98765 43210]\nHello');
  expect(cell(lead, 'Date')).toEqual(new Date('2026-11-21T05:40:09Z'));
});

test('a cell holds no more than Excel takes; what is not known is empty', () => {
  expect(cell({ ...LEAD, known: { notes: 'x'.repeat(40_000) } }, 'Notes')).toHaveLength(32_767);
  expect(cell({ ...LEAD, known: { stage: 'site-visit' } }, 'Stage')).toBe('Site visit');
  expect(cell({ ...LEAD, known: {} }, 'Budget (₹)')).toBe(null);
  expect(WORKBOOK_COLUMNS.map(({ name }) => name)).toEqual(
    expect.arrayContaining([...DESK_COLUMNS]),
  );
});
