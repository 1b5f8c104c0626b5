import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ENQUIRY_FORM, FURTHER_FIELDS } from '../enquiry-fields.ts';
import { normalisePhone } from '../phone.ts';
import type { ExportedLead } from './lead-cells.ts';
import { CSV_HEAD, readDisarmed, writeCsvLines, writeLines } from './leads-csv.ts';

const writeLeadsCsv = (leads: ExportedLead[]): string => CSV_HEAD + writeCsvLines(leads);

/** A text as a spreadsheet gets it. */
const disarm = (text: string): string =>
  writeLines([[text, 'x']])
    .slice(1, -'","x"\r\n'.length)
    .replaceAll('""', '"');

const UNTOUCHED = { phone_typed: null, withdrawn_at: null, calls_allowed: null };

const lead: ExportedLead = {
  ...UNTOUCHED,
  name: 'Asha Verma',
  email: 'asha@example.in',
  phone: '+919876543210',
  subject: 'franchise',
  message: 'Hello',
  created_at: '2026-11-21T00:10:09+00:00',
};

/** The columns of the specification (§9), and whatever the form asks beyond them. */
const HEAD = [
  ...['Name', 'Email', 'Phone', 'Subject', 'Message', 'Date'],
  ...FURTHER_FIELDS.map((field) => ENQUIRY_FORM[field].shortLabel),
];

/** Reads RFC 4180, strictly: quotes only around whole fields, CR LF between records. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  const field = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/y;
  while (field.lastIndex < text.length) {
    const start = field.lastIndex;
    const [, quoted, plain = '', end] = field.exec(text) ?? [];
    if (!end) throw new Error(`Not RFC 4180 at ${start}: ${text.slice(start, start + 40)}`);
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === '\r\n' && field.lastIndex < text.length) rows.push([]);
  }
  return rows;
}

const readBack = (leads: ExportedLead[]): string[][] => readCsv(writeLeadsCsv(leads).slice(1));

/** Text that often begins with a character that makes spreadsheets run it. */
const hostileText = fc
  .tuple(
    fc.string({
      unit: fc.constantFrom(' ', '\t', '\r', '\n', '\u00a0', '\u200b', '\uFEFF', '\0', '"', ''),
      maxLength: 3,
    }),
    fc.constantFrom('', '=', '+', '-', '@', '＝', '＋', '－', '＠', '=HYPERLINK("x")', '"', ','),
    fc.string({ unit: 'binary', maxLength: 20 }),
  )
  .map((parts) => parts.join(''));

const anyLead = fc
  .record({
    name: hostileText,
    email: hostileText,
    phone: fc.option(fc.stringMatching(/^\+[1-9][0-9]{6,14}$/)),
    subject: fc.option(hostileText),
    message: hostileText,
    created_at: fc
      .date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString()),
  })
  .map((words): ExportedLead => ({ ...UNTOUCHED, ...words }));

describe('the file', () => {
  test('begins with a byte order mark and the columns, and ends each line with CR LF', () => {
    expect(writeLeadsCsv([lead])).toBe(
      `\uFEFF"${HEAD.join('","')}"\r\n` +
        '"Asha Verma","asha@example.in","98765 43210","franchise","Hello","2026-11-21 05:40:09"' +
        `${',""'.repeat(FURTHER_FIELDS.length)}\r\n`,
    );
  });

  test('has a number and nothing else as phone; what was typed stands above the message', () => {
    const typed = '98765 43210 / 98765 43211';
    const [, both, without] = readBack([
      { ...lead, phone_typed: typed },
      { ...lead, phone: null, phone_typed: 'call [me]' },
    ]);
    expect([both?.[2], both?.[4]]).toEqual(['98765 43210', `[Phone: ${typed}]\nHello`]);
    expect([without?.[2], without?.[4]]).toEqual(['', '[Phone: call [me]]\nHello']);
    expect([without?.length, both?.length]).toEqual([HEAD.length, HEAD.length]);
  });
});

describe('formulas', () => {
  test.each([
    ...['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\rtext', '\ntext', '  =1', '\u00a0=1'],
    ...['\u200b=1', '＝1', '＋1', '－1', '＠SUM'],
  ])('%j is disarmed', (text) => expect(disarm(text)).toBe(`'${text}`));

  test.each(["'=1", "''+"])('%j, which looks disarmed, is told apart', (text) => {
    expect(readDisarmed(disarm(text))).toBe(text);
  });

  test.each(['Hello', '', "O'Brien", '98765 43210', '1 = 1', 'a@b.in', '"=1"'])(
    '%j stays as it is',
    (text) => expect([disarm(text), readDisarmed(text)]).toEqual([text, undefined]),
  );
});

describe('programs that split at more than commas', () => {
  /** Reads as LibreOffice does when semicolon or tab are separators too. */
  const splitAt = (text: string, separators: string) =>
    [...text.matchAll(new RegExp(`"(?:[^"]|"")*"|[^"${separators}\\r\\n]+`, 'g'))].map(
      ([cell]) => cell,
    );

  test.each([
    'Asha;=1+1',
    'Asha\t=1+1',
    '=1+1;=2',
    'a,=1',
    '";=1+1',
    '"\t=HYPERLINK("x")',
    "'\n=1",
  ])('%j stays one cell', (name) => {
    const [, line = ''] = writeLeadsCsv([{ ...lead, name }]).split(/\r\n(?=")/);
    const cells = splitAt(line, ',;\t');
    expect(cells).toHaveLength(HEAD.length);
    for (const cell of cells) expect(cell).not.toMatch(/^"?[=+\-@]/);
  });
});

test('any leads can be read back from the file, and no cell is a formula', () => {
  fc.assert(
    fc.property(fc.array(anyLead, { maxLength: 5 }), (leads) => {
      const [head, ...rows] = readBack(leads);
      expect(head).toEqual(HEAD);
      expect(rows).toHaveLength(leads.length);
      for (const [index, row] of rows.entries()) {
        const source = leads[index];
        expect(row).toHaveLength(HEAD.length);
        for (const cell of row) {
          expect(cell.replace(/^[\s\p{C}]+/u, '')).not.toMatch(/^[=+\-@＝＋－＠]/);
          expect(cell).not.toMatch(/^[\t\r\n]/);
        }
        const withoutGuard = (cell = '', text = '') => (cell === text ? cell : cell.slice(1));
        expect(withoutGuard(row[0], source?.name)).toBe(source?.name);
        expect(withoutGuard(row[4], source?.message)).toBe(source?.message);
      }
    }),
  );
});

test('every phone number is written as text that parses to the same number', () => {
  const anyPhone = fc.oneof(
    fc.stringMatching(/^\+91[1-9][0-9]{9}$/),
    fc.stringMatching(/^\+[1-8][0-9]{6,14}$/).filter((phone) => normalisePhone(phone) === phone),
  );
  fc.assert(
    fc.property(anyPhone, (phone) => {
      const cell = readBack([{ ...lead, phone }])[1]?.[2] ?? '';
      expect(cell).toMatch(/^\d+ \d+$/);
      expect(normalisePhone(cell)).toBe(phone);
    }),
  );
});

test('who wants no calls or no contact is marked above the message', () => {
  const withdrawn_at = '2026-11-21T10:00:00Z';
  const rows = readBack([
    { ...lead, calls_allowed: false },
    { ...lead, calls_allowed: true, withdrawn_at },
    { ...lead, calls_allowed: true },
  ]).slice(1);
  const marks = ['[No calls]\nHello', '[Do not contact]\nHello', 'Hello'];
  const whole = marks.map((message) => ['asha@example.in', '98765 43210', 'franchise', message]);
  expect(rows.map((row) => row.slice(1, 5))).toEqual(whole);
});
