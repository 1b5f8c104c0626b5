import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { sheetOf, workbook } from '../../testing/workbook.ts';
import { readTable } from './read-table.ts';

const MEGABYTE = 1024 * 1024;
const HEAD = '<row r="1"><c r="A1" t="inlineStr"><is><t>Name</t></is></c></row>';
const LEAD = '<row r="2"><c r="A2" t="inlineStr"><is><t>Asha</t></is></c></row>';
const SHEET = sheetOf(HEAD + LEAD);
const TOO_LARGE = /^This workbook is too large when it is opened\. Copy the rows/;
const TOO_WIDE = 'This file has more than 200 columns. Delete the empty ones and try again.';
const TOO_LONG = 'Row 2 has a cell with more than 32,767 characters. Shorten it and try again.';
const UNREADABLE = 'This workbook cannot be read. Save it as CSV and choose that file.';

const csv = (text: string) => readTable(new Blob([text]));
const blank = (megabytes: number) => ' '.repeat(megabytes * MEGABYTE);

test.each([
  ['a sheet', workbook(SHEET + blank(65))],
  ['shared strings', workbook(SHEET, `<sst>${blank(65)}</sst>`)],
  [
    'parts that are small one by one',
    workbook(
      SHEET,
      '<sst/>',
      Array.from({ length: 5 }, (_, at) => [`xl/${at}.xml`, blank(14)]),
    ),
  ],
  [
    'six million strings without a letter',
    workbook(SHEET, `<sst>${'<si/>'.repeat(6_000_000)}</sst>`),
  ],
])('%s of more than is allowed is not read', async (_, file) => {
  expect(file.size).toBeLessThan(MEGABYTE);
  await expect(readTable(file)).rejects.toThrow(TOO_LARGE);
});

test('an archive that hides how large its sheet is, is refused', async () => {
  const zip = Buffer.from(
    zipSync({ 'xl/workbook.xml': strToU8(`<workbook>${blank(60)}</workbook>`) }),
  );
  zip.writeUInt32LE(10, zip.lastIndexOf('PK\x01\x02') + 24);
  await expect(readTable(new Blob([zip]))).rejects.toThrow(UNREADABLE);
});

test.each([
  ['<row r="2"><c r="XFD2"><v>1</v></c></row>', TOO_WIDE],
  ['<x:row r="2"><x:c t=">" x:r="XFD2"><v>1</v></x:c></x:row>', TOO_WIDE],
  ['<row r="2"><c r="&#88;FD2"><v>1</v></c></row>', UNREADABLE],
  ['<row r="2"><c r="A2" t="str"><v>a</v></c><c r="zz2"><v>1</v></c></row>', UNREADABLE],
  ['<row r="999999999"><c r="A999999999"><v>1</v></c></row>', UNREADABLE],
  ['<row r="1048576"><c r="CV1048576"><v>1</v></c></row>', TOO_LARGE],
  ['<row><c t="str"><v>says not where it stands</v></c></row>', UNREADABLE],
])('a cell out of reach makes no empty ones: %s', async (row, message) => {
  await expect(readTable(workbook(sheetOf(HEAD + row)))).rejects.toThrow(message);
});

test('a column too many is refused, at the first of a million', async () => {
  await expect(csv(`${','.repeat(200)}\n1`)).rejects.toThrow(TOO_WIDE);
  await expect(csv(`${'a,'.repeat(1_000_000)}\n`.repeat(5))).rejects.toThrow(TOO_WIDE);
  expect((await csv(`${'a,'.repeat(199)}a\n1`)).columns).toHaveLength(200);
});

test.each([
  [`Name,Phone\nAsha,1\n"Ravi,${'x'.repeat(9 * MEGABYTE)}`, 3],
  [`Name,Phone\n"Asha\nof Moga",1\r\n"Ravi`, 4],
  [`sep=,\nName,Phone\n"As"ha,1\n"Ravi",2`, 3],
])('a quotation mark that tears the table is named by its line (%#)', async (text, line) => {
  await expect(csv(text)).rejects.toThrow(
    `tears the table in the cell that begins in line ${line}.`,
  );
});

test('a title above the table says nothing about its separator', async () => {
  const { rows } = await csv('Leads, November\nName;Phone\nAsha;1\n');
  expect(rows.map(({ cells }) => cells)).toEqual([
    ['Name', 'Phone'],
    ['Asha', '1'],
  ]);
});

test('a cell may hold as much as in a spreadsheet', async () => {
  const longest = 'x'.repeat(32_767);
  const sheet = (text: string) => readTable(workbook(SHEET.replace('Asha', text)));
  const files = [
    sheet,
    (text: string) => csv(`Name\n${text}`),
    (text: string) => csv(`Name\n"${text}"`),
  ];
  for (const file of files) {
    expect((await file(longest)).rows[0]?.cells).toEqual([longest]);
    await expect(file(`${longest}x`)).rejects.toThrow(TOO_LONG);
  }
});

test('entities of a file stay text', async () => {
  const doctype =
    '<!DOCTYPE a [<!ENTITY b "bbbb"><!ENTITY c "&b;&b;"><!ENTITY f SYSTEM "file:///etc/passwd">]>';
  const { rows } = await readTable(workbook(doctype + SHEET.replace('Asha', '&c; &f; &amp;')));
  expect(rows).toEqual([{ number: 2, cells: ['&c; &f; &'] }]);
});
