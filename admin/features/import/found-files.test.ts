// @vitest-environment happy-dom

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { DeskContent } from '../../../contract/desk/desk-content.ts';
import { sheetOf, workbook } from '../../testing/workbook.ts';
import { writeRefused } from './checked-view.tsx';
import { findPortal, proposeMapping } from './map-columns.ts';
import { readRows } from './read-rows.ts';
import { readTable } from './read-table.ts';

const { imports } = parse(readFileSync('content/desk.yaml', 'utf8')) as DeskContent;

async function read(name: string) {
  const bytes = readFileSync(join(import.meta.dirname, 'testing/files', name));
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
const dates = ({ rows }: Pick<Read, 'rows'>) => rows.map(({ lead }) => lead.created_at ?? 'none');
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
    ({ rows }) => [rows[0]?.lead.ad, rows[0]?.lead.campaign],
    ['Momo reel', 'Franchise Nov'],
  ],
  [
    '01-meta-lead-ads.csv',
    ({ rows }) => rows[0]?.lead.message,
    // What people read comes first, and the columns of programs last.
    expect.stringMatching(
      /^adset name: Tricity\nform name: Franchise form\nwhat is your investment budget\?: 10 to 20 lakh\n.*\nid: l:1001\n/s,
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
      ...[
        ...['+919800001601', '+919800001602', '+911722701234', '+919800001604'],
        ...['+919800001605', '+919800001606', '+919800001607', '+9118001234567'],
        ...['+916000001609', '+971501234567', '+919800001611', '+919800001612'],
        ...['+919800001613', '+919800001614'],
      ].map((phone, at) => `P${at + 1} ${phone}`),
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
  [
    '20-hidden-first-sheet.xlsx',
    (found) => [...texts(found), found.leftOut.sheets],
    ['Hidden A +919800002001', ['cfg (hidden)']],
  ],
  ['17-date1904.xlsx', dates, ['2026-11-20T05:00:00.000Z']],
  ['18-date1904-true.xlsx', dates, ['2026-11-20T05:00:00.000Z']],
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
  expect(
    readRows({ columns, rows: [row], leftOut, doubts: [] }, mapping, '').rows[0]?.lead,
  ).toEqual({
    name: 'Asha',
    phone: '+919876543210',
    message: 'Mobile: call me\nWish: soon\nColumn 5: x',
  });
});

const csv = (text: string) => readTable(new Blob([text]), Object.values(imports.columns).flat());
const readCsv = async (text: string, order?: 'day' | 'month') => {
  const table = await csv(text);
  return readRows(table, proposeMapping(table.columns, imports.columns), '', order);
};

test('who shares only one of number and address is somebody else, and that is said', async () => {
  const { rows, repeated, remarks } = await readCsv(
    [
      'Name,Phone,Email,Message',
      'Asha,9876543210,asha@example.in,Hello',
      'Ravi,9876543210,ravi@example.in,Hello',
      'Asha,,ASHA@example.in,Call at six',
      'Meena,9811111111,asha@example.in,',
      'Asha,9876543210,asha@example.in,Hello',
      'Asha,9876543210,,"[No calls]\nHello"',
    ].join('\n'),
  );
  expect(rows.map(({ number }) => number)).toEqual([2, 3, 5, 7]);
  expect(repeated.map(({ row, of }) => [row.number, of])).toEqual([
    [4, 2],
    [6, 2],
  ]);
  expect(reasons(remarks)).toEqual([
    '3: Shares its number with row 2.',
    '5: Shares its address with row 2.',
    '7: Like row 2, with a wish.',
  ]);
});

test.each([
  ['a,b,c\n1,2,3\n1,2\n1,2,3,4\n"x\n5,6,7\n8,9,10",2,3', ['3', '4', '5']],
  ['a,b,c\n"Hello,\nplease call, soon",2,3', []],
])('a table that looks torn is doubted (%#)', async (text, rows) => {
  const { doubts } = await csv(text);
  expect(doubts.map(({ number }) => String(number))).toEqual(rows);
});

test('a row that a filter hides in the workbook is doubted', async () => {
  const cell = (text: string) => `<c r="A${text}" t="str"><v>${text}</v></c>`;
  const sheet = sheetOf(
    `<row r="1">${cell('1')}</row><row r="2">${cell('2')}</row><row hidden="1" r="3">${cell('3')}</row>`,
  );
  const { doubts, rows } = await readTable(workbook(sheet));
  expect(doubts).toEqual([{ number: 3, reason: 'Hidden in the workbook.' }]);
  expect(rows).toHaveLength(2);
});

test('a cell beyond the last column with a name is kept', async () => {
  const { rows } = await readCsv('Name,Phone\nAsha,9876543210,,call at six');
  expect(rows[0]?.lead.message).toBe('Column 4: call at six');
});

test('a date that can be read both ways is read as the owner says; each column by itself', async () => {
  const text = 'Phone,Date,Lead Date\n9876543210,02/03/2026,\n9876543211,,11/21/2026';
  expect(dates(await readCsv(text, 'month'))).toEqual([
    '2026-02-02T18:30:00.000Z',
    '2026-11-20T18:30:00.000Z',
  ]);
  expect(dates(await readCsv(text, 'day'))[0]).toBe('2026-03-01T18:30:00.000Z');
});

test('refused rows are a file to mend, which gives the leads', async () => {
  const table = await csv('Name,Phone,Message,\nAsha,9876543210,Hi,\nRavi,call me,"=1+1\nb",x');
  const refusedOf = (one: typeof table) =>
    readRows(one, proposeMapping(one.columns, imports.columns), '').refused;
  const file = writeRefused(table, refusedOf(table));
  expect(file).toMatch(/^\uFEFF"Name","Phone","Message","","Why refused"\r\n"Ravi","call me","'=1/);
  const again = await csv(writeRefused(await csv(file), refusedOf(await csv(file))));
  expect(again.columns).toEqual(['Name', 'Phone', 'Message', '', 'Why refused']);
  const { rows, refused } = await readCsv(file.replace('call me', '9811112222'));
  expect(refused).toEqual([]);
  expect(rows.map(({ lead }) => lead)).toEqual([
    { name: 'Ravi', phone: '+919811112222', message: '=1+1\nb\nColumn 4: x' },
  ]);
});

test.each([
  ['no calls: 98765 43210', 'a@example.in', 'no-calls'],
  ['do not contact: 98765 43210', 'do not contact: a@example.in', 'no-contact'],
])('a wish as older downloads wrote it is kept: %s', async (phone, email, wish) => {
  const { rows } = await readCsv(`Name,Phone,Email\nAsha,${phone},${email}`);
  const lead = { name: 'Asha', phone: '+919876543210', email: 'a@example.in' };
  expect(rows).toEqual([{ number: 2, lead, wish }]);
});
