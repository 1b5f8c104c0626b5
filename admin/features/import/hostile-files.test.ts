import { afterEach, expect, test, vi } from 'vitest';
import {
  type Part,
  sheetOf,
  workbook,
  writeTwoDirectories,
  writeZip,
} from '../../testing/zip-file.ts';
import { readTable } from './read-table.ts';

const MEGABYTE = 1024 * 1024;
const HEAD = '<row r="1"><c r="A1" t="inlineStr"><is><t>Name</t></is></c></row>';
const LEAD = '<row r="2"><c r="A2" t="inlineStr"><is><t>Asha</t></is></c></row>';
const TOO_LARGE = /^This workbook is too large when it is opened\. Copy the rows/;
const TOO_WIDE = 'This file has more than 200 columns. Delete the empty ones and try again.';
const UNREADABLE = 'This workbook cannot be read. Save it as CSV and choose that file.';

const read = (parts: readonly Part[]) => readTable(new Blob([writeZip(parts)]));
const csv = (text: string) => readTable(new Blob([text]));

/** @returns how many bytes were unpacked so far */
function countUnpacked(): () => number {
  let bytes = 0;
  const Real = DecompressionStream;
  vi.stubGlobal(
    'DecompressionStream',
    class {
      writable: WritableStream;
      readable: ReadableStream;
      constructor(format: CompressionFormat) {
        const real = new Real(format);
        this.writable = real.writable;
        this.readable = real.readable.pipeThrough(
          new TransformStream({
            transform(piece: Uint8Array, controller) {
              bytes += piece.length;
              controller.enqueue(piece);
            },
          }),
        );
      }
    },
  );
  return () => bytes;
}
afterEach(() => void vi.unstubAllGlobals());

test.each([
  ['a sheet', workbook(sheetOf(HEAD + LEAD + ' '.repeat(300 * MEGABYTE)))],
  ['shared strings', workbook(sheetOf(HEAD + LEAD), `<sst>${' '.repeat(300 * MEGABYTE)}</sst>`)],
])('%s of 300 MB in a small archive is unpacked to the limit and no further', async (_, parts) => {
  const file = new Blob([writeZip(parts)]);
  expect(file.size).toBeLessThan(MEGABYTE);
  const unpacked = countUnpacked();
  await expect(readTable(file)).rejects.toThrow(TOO_LARGE);
  expect(unpacked()).toBeLessThan(66 * MEGABYTE);
});

test('parts that are small one by one count together', async () => {
  const parts = Array.from({ length: 5 }, (_, at) => ({
    name: `xl/media/${at}.xml`,
    text: ' '.repeat(14 * MEGABYTE),
  }));
  await expect(read([...workbook(sheetOf(HEAD + LEAD)), ...parts])).rejects.toThrow(TOO_LARGE);
});

test('six million strings without a letter are not made', async () => {
  const strings = `<sst>${'<si/>'.repeat(6_000_000)}</sst>`;
  await expect(read(workbook(sheetOf(HEAD + LEAD), strings))).rejects.toThrow(TOO_LARGE);
});

test.each([
  ['smaller', 10],
  ['larger', 63 * MEGABYTE],
])('an archive that says its sheet is %s than it is, is refused', async (_, saidBytes) => {
  const parts = workbook(sheetOf(HEAD + LEAD)).map((part) => ({
    ...part,
    ...(part.name.includes('sheet1') && { saidBytes }),
  }));
  await expect(read(parts)).rejects.toThrow(UNREADABLE);
});

test('an archive with another directory than the one that is looked at is refused', async () => {
  const [shown, hidden] = [LEAD, LEAD.replace('Asha', 'Other')].map((row) =>
    workbook(sheetOf(HEAD + row)),
  ) as [Part[], Part[]];
  const zip = writeTwoDirectories(shown, hidden);
  await expect(readTable(new Blob([zip]))).rejects.toThrow(UNREADABLE);
});

test('a part whose size stands behind it is refused, packed or not', async () => {
  const parts = workbook(sheetOf(HEAD + LEAD)).map((part) => ({ ...part, isStored: true }));
  const zip = writeZip(parts);
  const first = zip.indexOf('PK\x01\x02');
  zip.writeUInt16LE(8, first + 8);
  zip.fill(0, first + 20, first + 28);
  await expect(readTable(new Blob([zip]))).rejects.toThrow(UNREADABLE);
});

test('a cell at the far end of 20,000 rows makes no wide rows', async () => {
  const rows = Array.from(
    { length: 20_000 },
    (_, at) => `<row><c r="XFD${at + 1}"><v>1</v></c></row>`,
  );
  await expect(read(workbook(sheetOf(rows.join(''))))).rejects.toThrow(TOO_WIDE);
  // The same written so that nobody looks for it: what is out of reach is not read.
  const hidden = rows.map((row) => row.replace('"XFD', '"&#88;FD')).join('');
  const { rows: found } = await read(workbook(sheetOf(HEAD + LEAD + hidden)));
  expect(found).toEqual([{ number: 2, cells: ['Asha'] }]);
});

test('a column too many is refused, whether cells say where they stand or not', async () => {
  const sheet = (count: number, cell: (at: number) => string) =>
    workbook(
      sheetOf(`<row>${Array.from({ length: count }, (_, at) => cell(at)).join('')}</row>${LEAD}`),
    );
  const bare = () => '<c t="str"><v>x</v></c>';
  expect((await read(sheet(200, bare))).columns).toHaveLength(200);
  await expect(read(sheet(201, bare))).rejects.toThrow(TOO_WIDE);
  await expect(csv(`${','.repeat(200)}\n1`)).rejects.toThrow(TOO_WIDE);
  expect((await csv(`${'a,'.repeat(199)}a\n1`)).columns).toHaveLength(200);
});

test('a CSV file of a million columns is given up at the first too many', async () => {
  const line = 'a,'.repeat(1_000_000);
  await expect(csv(`${line}\n`.repeat(5))).rejects.toThrow(TOO_WIDE);
});

test.each([
  [`Name,Phone\nAsha,1\n"Ravi,${'x'.repeat(9 * MEGABYTE)}`, 3],
  [`Name,Phone\n"Asha\nof Moga",1\n"Ravi`, 4],
])('a quotation mark that is never closed is named by its line (%#)', async (text, line) => {
  await expect(csv(text)).rejects.toThrow(
    `A quotation mark opens in line ${line} and is never closed. Close or delete it and try again.`,
  );
});

test('a cell may hold as much as in a spreadsheet', async () => {
  const longest = 'x'.repeat(32_767);
  const problem = 'Row 2 has a cell with more than 32,767 characters. Shorten it and try again.';
  for (const around of ['', '"']) {
    const file = (text: string) => csv(`Name\n${around}${text}${around}`);
    expect((await file(longest)).rows[0]?.cells).toEqual([longest]);
    await expect(file(`${longest}x`)).rejects.toThrow(problem);
  }
  const sheet = (text: string) => read(workbook(sheetOf(HEAD + LEAD.replace('Asha', text))));
  expect((await sheet(longest)).rows[0]?.cells).toEqual([longest]);
  await expect(sheet(`${longest}x`)).rejects.toThrow(problem);
});

test('entities of a file stay text', async () => {
  const doctype =
    '<!DOCTYPE a [<!ENTITY b "bbbb"><!ENTITY c "&b;&b;"><!ENTITY f SYSTEM "file:///etc/passwd">]>';
  const sheet = sheetOf(HEAD + LEAD.replace('Asha', '&c; &f; &amp;'));
  const { rows } = await read(workbook(doctype + sheet));
  expect(rows).toEqual([{ number: 2, cells: [expect.stringContaining('&c; &f; &')] }]);
});

test.each([
  [
    'a,b\r\n"x ""y""",""\r\n',
    [
      ['a', 'b'],
      ['x "y"', ''],
    ],
  ],
  [
    'a,b,\n1,2,\n',
    [
      ['a', 'b', ''],
      ['1', '2', ''],
    ],
  ],
  [
    'a\tb\rx"y\t"1"2\r',
    [
      ['a', 'b'],
      ['x"y', '12'],
    ],
  ],
  [
    '\uFEFFa|b\n""""|"1\n2"',
    [
      ['a', 'b'],
      ['"', '1\n2'],
    ],
  ],
])('a CSV file as programs write it: %j', async (text, cells) => {
  const { columns, rows } = await csv(text);
  expect([columns, ...rows.map((row) => row.cells)]).toEqual(cells);
});
