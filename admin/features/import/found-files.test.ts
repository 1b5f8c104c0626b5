import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { DeskContent } from '../../../contract/desk/desk-content.ts';
import { toCells } from '../../../contract/leads-file/lead-cells.ts';
import { findPortal, proposeMapping } from './map-columns.ts';
import { readRows } from './read-rows.ts';
import { readTable } from './read-table.ts';

const { imports } = parse(readFileSync('content/desk.yaml', 'utf8')) as DeskContent;

async function read(name: string) {
  const bytes = readFileSync(new URL(`testing/files/${name}`, import.meta.url));
  const table = await readTable(
    new Blob([new Uint8Array(bytes)]),
    Object.values(imports.columns).flat(),
  );
  const mapping = proposeMapping(table.columns, imports.columns);
  const { leftOut } = table;
  return { leftOut, ...readRows(table, mapping, findPortal(table.columns, imports.portals) ?? '') };
}
type Read = Awaited<ReturnType<typeof read>>;
const texts = ({ rows }: Read) => rows.map(({ lead }) => `${lead.name} ${lead.phone}`);
const dates = ({ rows }: Read) => rows.map(({ lead }) => lead.created_at ?? 'none');
const reasons = (all: Read['refused']) => all.map(({ number, reason }) => `${number}: ${reason}`);

test.each<[string, (found: Read) => unknown, unknown]>([
  ['01-meta-lead-ads.csv', texts, ['हरप्रीत सिंह +919800000101', 'Neha Verma +919800000102']],
  ['01-meta-lead-ads.csv', ({ refused }) => reasons(refused), ['4: This is a test lead of Meta.']],
  [
    '01-meta-lead-ads.csv',
    ({ rows }) => rows.map(({ lead }) => lead.fields),
    [
      { city: 'Zirakpur', source: 'Instagram', budget_rupees: 1_000_000 },
      { city: 'Karnal', source: 'Facebook', budget_rupees: 2_000_000 },
    ],
  ],
  [
    '01-meta-lead-ads.csv',
    ({ rows }) => rows[0]?.lead.message,
    expect.stringMatching(
      /ad_name: Momo reel\n.*campaign_name: Franchise Nov\n.*\nwhat_is_your_investment_budget\?: 10_to_20_lakh\n/s,
    ),
  ],
  ['25-meta-test-lead.csv', texts, ['Jaspreet Gill +919800002502']],
  [
    '03-placeholder-email.csv',
    ({ rows, remarks }) => [rows.length, ...reasons(remarks)],
    [
      6,
      ...['NA', '-', 'N/A', 'Not Available', 'NULL'].map(
        (said, at) => `${at + 2}: Email: “${said}” is left out.`,
      ),
    ],
  ],
  ['09-first-last-name.csv', texts, ['Gurleen Sandhu +919800000901', 'Rohit +919800000902']],
  [
    '10-mobile-and-phone.csv',
    texts,
    ['Ramesh +919800001001', 'Latha +914428150000', 'Iqbal +919800001003'],
  ],
  ['02-excel-serial-dates.csv', dates, ['2026-11-19T18:30:00.000Z', '2026-11-20T05:00:00.000Z']],
  [
    '15-date-shapes.csv',
    dates,
    [
      ...['05:00:00', '05:00:00', '05:00:00'].map((time) => `2026-11-21T${time}.000Z`),
      // The month first, in a column where the day is.
      'none',
      '2026-11-21T05:00:00.000Z',
      'none',
      '2026-11-21T06:00:00.000Z',
      '2026-11-21T05:00:00.000Z',
      '2026-11-20T18:30:00.000Z',
      '2026-11-21T05:00:15.000Z',
      'none',
    ],
  ],
  ['15-date-shapes.csv', ({ remarks }) => remarks.map(({ number }) => number), [5, 7, 12]],
  [
    '05-phone-as-float.csv',
    ({ rows }) => rows.map(({ lead }) => lead.phone),
    ['+919800000501', '+919800000502', '+919800000503', '+919800000504'],
  ],
  [
    '16-phone-shapes.csv',
    ({ rows, refused, remarks }) => [
      ...rows.map(({ lead }) => `${lead.name} ${lead.phone}`),
      ...reasons(refused),
      ...reasons(remarks),
    ],
    [
      'P1 +919800001601',
      'P2 +919800001602',
      'P3 +911722701234',
      'P4 +919800001604',
      'P5 +919800001605',
      'P6 +919800001606',
      'P7 +919800001607',
      'P8 +9118001234567',
      'P9 +916000001609',
      'P10 +971501234567',
      'P11 +919800001611',
      'P12 +919800001612',
      'P13 +919800001613',
      'P14 +919800001614',
      '16: “9.198E+11” is a rounded number. Enter a number or an email address.',
    ],
  ],
  ['06-formula-text.csv', texts, ['Formula A +919800000601']],
  ['06-formula-text.csv', dates, ['2026-11-19T18:30:00.000Z']],
  ['07-sep-line.csv', texts, ['Sep A +919800000701', 'Sep B +919800000702']],
  [
    '08-title-rows.csv',
    (found) => [...texts(found), found.leftOut.rows],
    ['Title A +919800000801', 'Title B +919800000802', 2],
  ],
  ['12-utf16-be.csv', ({ rows }) => rows[0]?.lead.phone, '+919800001201'],
  ['13-utf16-le-no-mark.csv', ({ rows }) => rows[0]?.lead.phone, '+919800001301'],
  ['14-html-table.xls', texts, ['Html A +919800001401']],
  [
    '19-cover-sheet.xlsx',
    (found) => [...texts(found), found.leftOut.sheets],
    ['Cover A +919800001901', ['Read me']],
  ],
  ['20-hidden-first-sheet.xlsx', texts, ['Hidden A +919800002001']],
])('%s (%#)', async (name, look, expected) => expect(look(await read(name))).toEqual(expected));

const leftOut = { rows: 0, sheets: [] };

test('an old workbook is refused with what to do', async () => {
  const old = new Blob([new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0, 0])]);
  await expect(readTable(old)).rejects.toThrow(/save it as XLSX or CSV/);
});

test('of two numbers the one that can be called counts, the other is kept; unmapped words too', () => {
  const columns = ['Name', 'Mobile', 'Phone', 'Wish', ''];
  const row = { number: 2, cells: ['Asha', 'call me', '98765 43210', 'soon', 'x'] };
  const mapping = proposeMapping(columns, imports.columns);
  expect(readRows({ columns, rows: [row], leftOut }, mapping, '').rows[0]?.lead).toEqual({
    name: 'Asha',
    phone: '+919876543210',
    message: 'Mobile: call me\nWish: soon\nColumn 5: x',
  });
});

test('a wish not to be called or contacted in our own file is never lost', () => {
  const columns = ['Name', 'Email', 'Phone'];
  const lead = {
    created_at: '2026-11-20T10:00:00Z',
    name: 'Asha',
    email: 'asha@example.in',
    phone: '+919876543210',
    phone_typed: null,
    subject: null,
    message: '',
  };
  const rows = [
    { ...lead, withdrawn_at: null, calls_allowed: false },
    { ...lead, withdrawn_at: '2026-11-21T10:00:00Z', calls_allowed: true },
  ].map((one, at) => ({ number: at + 2, cells: toCells(one, String) as string[] }));
  const { rows: read, refused } = readRows(
    { columns, rows, leftOut },
    proposeMapping(columns, imports.columns),
    '',
  );
  expect(read).toEqual([]);
  expect(refused.map(({ reason }) => reason)).toEqual(
    Array.from({ length: 2 }, () => expect.stringContaining('wants no calls or no contact')),
  );
});
