// @vitest-environment happy-dom

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import writeExcel from 'write-excel-file/node';
import { parse } from 'yaml';
import type { DeskContent } from '../../../contract/desk/desk-content.ts';
import { findPortal, proposeMapping } from './map-columns.ts';
import { readRows } from './read-rows.ts';
import { readTable } from './read-table.ts';
import { inBatches } from './use-import.ts';

const { imports } = parse(readFileSync('content/desk.yaml', 'utf8')) as DeskContent;

/** As the view does it: columns by their names, the source by the portal. */
async function read(file: Blob) {
  const table = await readTable(file);
  const source = findPortal(table.columns, imports.portals);
  const mapping = proposeMapping(table.columns, imports.columns);
  return { source, mapping, ...readRows(table, mapping, source ?? '') };
}
const csv = (...lines: string[]) => new Blob([lines.join('\r\n')]);
const utf16 = (text: string) => {
  const words = Uint16Array.from([
    0xfeff,
    ...[...text].flatMap((sign) => [...sign].map((one) => one.charCodeAt(0))),
  ]);
  return new Blob([words]);
};

describe('files as the portals give them', () => {
  test('IndiaMART', async () => {
    const file = csv(
      'UNIQUE_QUERY_ID,QUERY_TYPE,QUERY_TIME,SENDER_NAME,SENDER_MOBILE,SENDER_EMAIL,SENDER_CITY,QUERY_PRODUCT_NAME,QUERY_MESSAGE',
      '2465468,W,2026-11-20 14:05:09,Gurpreet Singh,+91-9876543210,gurpreet@example.in,Ludhiana,Momos Franchise,"I want a franchise, 400 sq ft<br>Budget 10 lakh"',
      '2465469,P,2026-11-20 15:05:09,,+91-9811112222,,Moga,Momos Franchise,Call me',
    );
    const { source, rows, refused } = await read(file);
    expect(source).toBe('IndiaMART');
    expect(refused).toEqual([]);
    expect(rows[0]).toEqual({
      number: 2,
      lead: {
        name: 'Gurpreet Singh',
        phone: '+919876543210',
        email: 'gurpreet@example.in',
        message:
          'I want a franchise, 400 sq ft<br>Budget 10 lakh\nQUERY TYPE: W\nQUERY PRODUCT NAME: Momos Franchise\nUNIQUE QUERY ID: 2465468',
        created_at: '2026-11-20T08:35:09.000Z',
        fields: { city: 'Ludhiana', source: 'IndiaMART' },
      },
    });
    expect(rows[1]?.lead.name).toBe('+91-9811112222');
  });

  test('JustDial', async () => {
    const file = csv(
      'lead_id,lead_type,prefix,name,mobile,phone,email,date,category,area,city',
      'JD1,company,Mr,Ramesh Iyer,9840012345,,ramesh@example.in,20-11-2026 10:15 AM,Food Franchise,Adyar,Chennai',
    );
    const { source, rows } = await read(file);
    expect(source).toBe('JustDial');
    expect(rows[0]?.lead).toMatchObject({
      name: 'Ramesh Iyer',
      phone: '+919840012345',
      created_at: '2026-11-20T04:45:00.000Z',
      fields: { city: 'Chennai', source: 'JustDial' },
    });
  });

  test('Meta Lead Ads: tabs, UTF-16, marks before numbers, a time zone of its own', async () => {
    const file = utf16(
      'id\tcreated_time\tad_id\tform_id\tplatform\tfull_name\tphone_number\temail\tcity\n' +
        'l:1\t2026-11-20T08:15:30-0600\tag:2\tf:3\tig\tअमित शर्मा\tp:+919811112222\tamit@example.in\tNoida\n',
    );
    const { source, rows } = await read(file);
    expect(source).toBe('Facebook');
    expect(rows[0]?.lead).toEqual({
      name: 'अमित शर्मा',
      phone: '+919811112222',
      email: 'amit@example.in',
      created_at: '2026-11-20T14:15:30.000Z',
      message: 'id: l:1\nad id: ag:2\nform id: f:3',
      fields: { city: 'Noida', source: 'Instagram' },
    });
  });

  test('FranchiseIndia, a workbook with numbers, dates and a formula', async () => {
    const bytes = await writeExcel(
      [
        ['Investor Name', 'Mobile', 'Email', 'Investment Range', 'City', 'Enquiry Date', 'Remarks'],
        [
          ...['Simran Kaur', 9876543210, 'simran@example.in', '10 - 20 Lac', 'Mohali'],
          new Date('2026-11-20T10:00:00Z'),
          '=1+1',
        ],
      ],
      { dateFormat: 'dd/mm/yyyy hh:mm' },
    ).toBuffer();
    const { source, rows } = await read(new Blob([new Uint8Array(bytes)]));
    expect(source).toBe('FranchiseIndia');
    expect(rows[0]?.lead).toEqual({
      name: 'Simran Kaur',
      phone: '+919876543210',
      email: 'simran@example.in',
      message: '=1+1\nInvestment Range: 10 - 20 Lac',
      // The clock of the sheet is India's.
      created_at: '2026-11-20T04:30:00.000Z',
      fields: { budget_rupees: 1_000_000, city: 'Mohali', source: 'FranchiseIndia' },
    });
  });

  test('any other file: semicolons, names of columns written in other ways, Windows’ old encoding', async () => {
    const bytes = Uint8Array.from(
      [...'E-MAIL;Full name ;Mob\nx@example.in;Ren\xe9;1\n'].map((sign) => sign.charCodeAt(0)),
    );
    const { source, mapping, rows } = await read(new Blob([bytes]));
    expect(source).toBeUndefined();
    expect(mapping).toEqual({ email: [0], name: [1] });
    expect(rows[0]?.lead).toEqual({ name: 'René', email: 'x@example.in', message: 'Mob: 1' });
  });
});

test('one bad row loses no other, and is named by its row and why; who comes twice is taken once', async () => {
  const { rows, repeated, remarks, refused } = await read(
    csv(
      'Name,Phone,Email,Date',
      'Asha,9876543210,,2026-11-20',
      'Ravi,call me,,2026-11-20',
      '',
      'Asha again,098765 43210,asha@example.in,2026-11-21',
      'Asha third,,ASHA@example.in,2026-11-21',
      'Meena,9811111111,,31/02/2026',
      '"=HYPERLINK(""x"")",9822222222,,',
    ),
  );
  expect(rows.map(({ number, lead }) => [number, lead.name])).toEqual([
    [2, 'Asha'],
    [7, 'Meena'],
    [8, '=HYPERLINK("x")'],
  ]);
  expect(repeated.map(({ row, of }) => [row.number, of])).toEqual([
    [5, 2],
    [6, 5],
  ]);
  expect(refused).toEqual([{ number: 3, reason: 'There is no phone number in this.' }]);
  expect(remarks).toEqual([{ number: 7, reason: '“31/02/2026” is no date.' }]);
});

test.each([
  [new Blob([]), 'There are no rows in this file.'],
  [csv('Name,Phone'), 'There are no rows in this file.'],
  [new Blob(['x'.repeat(10 * 1024 * 1024 + 1)]), /^This file is larger than 10 MB/],
  [new Blob(['a\0b,c\n1,2']), 'This is no CSV file and no Excel workbook (XLSX).'],
  [new Blob(['PK\x03\x04 no archive']), /^This workbook cannot be read/],
  [
    new Blob([`Name,Phone\n${'a,9876543210\n'.repeat(50_001)}`]),
    /^This file has more than 50,000 rows/,
  ],
])('a file that cannot be imported is refused with a sentence (%#)', async (file, message) => {
  await expect(readTable(file)).rejects.toThrow(message);
});

test('a file of ten megabytes is read, and sent in parts that the server takes', async () => {
  const message = 'नमस्ते '.repeat(25);
  const lines = Array.from(
    { length: 20_000 },
    (_, at) => `V${at},98${String(at).padStart(8, '0')},"${message}"`,
  );
  const file = csv('Name,Phone,Message', ...lines);
  expect(file.size).toBeGreaterThan(9_000_000);
  expect(file.size).toBeLessThan(10 * 1024 * 1024);
  const { rows } = await read(file);
  expect(rows).toHaveLength(20_000);
  const parts = [...inBatches(rows)];
  expect(parts.flat()).toEqual(rows);
  for (const part of parts) {
    expect(part.length).toBeLessThanOrEqual(500);
    expect(new TextEncoder().encode(JSON.stringify(part)).length).toBeLessThan(64 * 1024);
  }
});
