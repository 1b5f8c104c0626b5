import { readXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { nameLeadsFile } from '../../contract/leads-file/file-name.ts';
import type { ExportedLead } from '../../contract/leads-file/lead-cells.ts';
import { writeXlsx } from '../../contract/leads-file/leads-xlsx.ts';
import { normalisePhone } from '../../contract/phone.ts';
import { writeFile } from './export-routes.ts';

const lead = (more: Partial<ExportedLead> = {}): ExportedLead => ({
  name: 'Asha Verma',
  email: 'asha@example.in',
  phone: '+919876543210',
  phone_typed: null,
  subject: 'franchise',
  message: 'Hello',
  created_at: '2026-11-20T18:40:09.5+00:00',
  withdrawn_at: null,
  calls_allowed: true,
  ...more,
});

async function* pagesOf(...pages: ExportedLead[][]) {
  yield* pages;
}
async function write(format: 'csv' | 'xlsx', leads: AsyncIterable<ExportedLead[]>): Promise<Blob> {
  const pieces: Uint8Array[] = [];
  for await (const piece of writeFile(format, leads)) pieces.push(piece);
  return new Blob(pieces as BlobPart[]);
}
const readSheets = async (file: Blob) =>
  (await readXlsx(new Uint8Array(await file.arrayBuffer()))).sheets;

const HOSTILE = ['=1+1', '+91', '-1', '@SUM(A1)', '\t=1', '<b>&"\'', 'नमस्ते\nਸਤ ਸ੍ਰੀ ਅਕਾਲ', '\u0001'];

test('a workbook holds text as text, also what looks like a formula, a number or a mark-up', async () => {
  const leads = HOSTILE.map((message) => lead({ message, name: message }));
  const [sheet] = await readSheets(await write('xlsx', pagesOf(leads)));
  const messages = sheet?.rows.slice(1).map((row) => row[4]);
  // XML knows no control characters.
  expect(messages?.slice(0, -1)).toEqual(HOSTILE.slice(0, -1));
  expect(sheet?.rows.slice(1).every((row) => typeof row[2] === 'string')).toBe(true);
  expect([...(sheet?.cells?.values() ?? [])].filter(({ formula }) => formula)).toEqual([]);
});

test('its dates are dates, as the clock of India shows them, and its numbers can be dialled', async () => {
  const [sheet] = await readSheets(
    await write('xlsx', pagesOf([lead({ phone: '+441632960961' })])),
  );
  const [head, row] = sheet?.rows ?? [];
  expect(head?.slice(0, 6)).toEqual(['Name', 'Email', 'Phone', 'Subject', 'Message', 'Date']);
  expect(row?.[5]).toBeInstanceOf(Date);
  expect(JSON.stringify(row?.[5])).toMatch(/^"2026-11-21T00:10:09/);
  expect(normalisePhone(String(row?.[2]))).toBe('+441632960961');
});

test('its marks are those of the other file', async () => {
  const barred = lead({ withdrawn_at: '2026-11-21T10:00:00Z' });
  const [sheet] = await readSheets(
    await write('xlsx', pagesOf([barred, lead({ calls_allowed: false })])),
  );
  expect(sheet?.rows.slice(1).map((row) => row.slice(1, 5))).toEqual([
    ['asha@example.in', '98765 43210', 'franchise', '[Do not contact]\nHello'],
    ['asha@example.in', '98765 43210', 'franchise', '[No calls]\nHello'],
  ]);
});

test('a sheet that is full goes on in the next one, under the same head', async () => {
  async function* leads() {
    for (const slice of [
      [1, 2],
      [3, 4, 5],
    ])
      yield slice.map((at) => lead({ name: `Visitor ${at}` }));
  }
  const file = await new Response(
    writeXlsx(leads(), 3) as ReadableStream<Uint8Array<ArrayBuffer>>,
  ).blob();
  const sheets = await readSheets(file);
  expect(sheets.map(({ rows }) => rows.map(([name]) => name))).toEqual([
    ['Name', 'Visitor 1', 'Visitor 2'],
    ['Name', 'Visitor 3', 'Visitor 4'],
    ['Name', 'Visitor 5'],
  ]);
});

test('all pages are in the file, empty ones among them', async () => {
  const many = Array.from({ length: 1200 }, (_, at) => lead({ name: `V${at}` }));
  const file = await write('csv', pagesOf(many, [], [lead({ name: 'Last' })]));
  const lines = (await file.text()).trimEnd().split('\r\n');
  expect(lines).toHaveLength(1202);
  expect(lines.at(-1)).toMatch(/^"Last",/);
});

test.each(['csv', 'xlsx'] as const)('of a broken export there is no file (%s)', async (format) => {
  async function* breaking() {
    yield [lead()];
    throw new Error('gone');
  }
  await expect(write(format, breaking())).rejects.toThrow('gone');
});

test('a file is named after the day in India, which begins at 18:30 UTC', () => {
  const at = (time: string) => nameLeadsFile(Date.parse(time), 123, 'csv');
  expect(at('2026-11-20T18:29:59Z')).toBe('leads-2026-11-20-123.csv');
  expect(at('2026-11-20T18:40:00Z')).toBe('leads-2026-11-21-123.csv');
});
