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
  const table = await readTable(new Blob([new Uint8Array(bytes)]));
  const mapping = proposeMapping(table.columns, imports.columns);
  return readRows(table, mapping, findPortal(table.columns, imports.portals) ?? '');
}
type Read = Awaited<ReturnType<typeof read>>;
const texts = ({ rows }: Read) => rows.map(({ lead }) => `${lead.name} ${lead.phone}`);
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
])('%s (%#)', async (name, look, expected) => expect(look(await read(name))).toEqual(expected));

test('of two numbers the one that can be called counts, the other is kept; unmapped words too', () => {
  const columns = ['Name', 'Mobile', 'Phone', 'Wish', ''];
  const row = { number: 2, cells: ['Asha', 'call me', '98765 43210', 'soon', 'x'] };
  const mapping = proposeMapping(columns, imports.columns);
  expect(readRows({ columns, rows: [row] }, mapping, '').rows[0]?.lead).toEqual({
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
    { columns, rows },
    proposeMapping(columns, imports.columns),
    '',
  );
  expect(read).toEqual([]);
  expect(refused.map(({ reason }) => reason)).toEqual(
    Array.from({ length: 2 }, () => expect.stringContaining('wants no calls or no contact')),
  );
});
