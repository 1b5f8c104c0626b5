import type { ImportField } from '../../../contract/desk/desk-content.ts';
import type { NewLead, Wish } from '../../../contract/desk/new-lead.ts';
import { readMessage } from '../../../contract/leads-file/lead-cells.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { readTypedPhone } from '../../../contract/phone.ts';
import { readNewLead, readText } from '../../shared/read-new-lead.ts';
import type { Mapping } from './map-columns.ts';
import { type DateOrder, findOrder, readDate } from './read-date.ts';
import { cellsOf, type FileRow, type FileTable } from './read-table.ts';
import { hasNewWish, type ReadRow, rememberRows, unsaidWords } from './same-person.ts';

/** What programs and people write where they have nothing. */
const NOTHING = /^(?:n\.?\/?a\.?|-+|null|nil|none|not available|not provided|undefined)$/i;

const isSaid = (cell: string): boolean => cell !== '' && !NOTHING.test(cell);

/** What is told of a row. */
export interface RowNote {
  number: number;
  reason: string;
}

/** A row of somebody who is here already, in the file or at the desk, with what is said nowhere else. */
export interface DoubleRow {
  row: ReadRow;
  reason: string;
  /** Of the lead at the desk. */
  reference?: string;
  unsaid: readonly string[];
}

/** What a file holds, before the desk is asked what it has already. */
export interface ReadFile {
  rows: readonly ReadRow[];
  doubles: readonly DoubleRow[];
  /** What could not be used of rows that become leads all the same. */
  remarks: readonly RowNote[];
  refused: readonly RowNote[];
}

/** Makes leads of rows, each by itself: one that is wrong loses no other. */
export function readRows(
  table: FileTable,
  mapping: Mapping,
  source: string,
  chosen: DateOrder = 'day',
): ReadFile {
  const rows: ReadRow[] = [];
  const doubles: DoubleRow[] = [];
  const remarks: RowNote[] = [];
  const refused: RowNote[] = [];
  const findSame = rememberRows();
  const orders = new Map(
    (mapping.date ?? []).map((at) => [at, findOrder(cellsOf(table, at)) ?? chosen]),
  );
  for (const row of table.rows) {
    const read = readRow(row, { columns: table.columns, mapping, source, orders });
    if ('reason' in read) {
      refused.push(read);
      continue;
    }
    const { remarks: said, ...whole } = read;
    const same = findSame(whole);
    const unsaid = same ? unsaidWords(whole, same) : [];
    if (same && !hasNewWish(whole, unsaid))
      doubles.push({ row: whole, reason: `same as row ${same.number}`, unsaid });
    else rows.push(whole);
    if (said.length > 0) remarks.push({ number: row.number, reason: said.join(' ') });
  }
  return { rows, doubles, remarks, refused };
}

const TEST_LEAD = /^(?:p:\s*)?<test lead: dummy data/i;
/** As our own downloads say it above a message (`toCells`); older ones before a number or an address. */
const WISH = /^(?:\[(no calls|do not contact)\](?:\r?\n|$)|(no calls|do not contact):)/i;
const OLD_WISH = /^(?:no calls|do not contact):\s*/i;
const PLATFORMS: Readonly<Record<string, string>> = { fb: 'Facebook', ig: 'Instagram' };

interface Reading {
  columns: readonly string[];
  mapping: Mapping;
  source: string;
  orders: ReadonlyMap<number, DateOrder>;
}

function readRow(row: FileRow, reading: Reading): (ReadRow & { remarks: string[] }) | RowNote {
  const { number, cells } = row;
  if (cells.some((cell) => TEST_LEAD.test(cell)))
    return { number, reason: 'This is a test lead of Meta.' };
  const { texts, created_at, told, remarks } = readCells(row, reading);
  let read = readNewLead(texts);
  if ('faults' in read && read.faults.email) {
    remarks.push(`“${texts.email}” is no email address.`);
    read = readNewLead({ ...texts, name: texts.said || texts.phone, email: '' });
  }
  if ('faults' in read)
    return { number, reason: [...remarks, ...Object.values(read.faults)].join(' ') };
  const { lead } = read;
  const stored = told.filter(([, meant, of]) => squash(meant) === squash(of(lead)));
  const answers = writeAnswers(cells, reading, new Set(stored.flatMap(([written]) => written)));
  const whole = [texts.message, ...answers].filter(Boolean).join('\n');
  if ([...whole].length > LIMITS.message)
    remarks.push(`The message is longer than ${LIMITS.message} characters: its end is left out.`);
  const message = readText(whole, LIMITS.message);
  const wish = findWish(cells);
  return {
    number,
    remarks,
    lead: {
      ...lead,
      ...(texts.typed && { phone_typed: texts.typed }),
      ...(message && { message }),
      ...(created_at && { created_at }),
    },
    ...(wish && { wish }),
  };
}

const squash = (text: string | number | null | undefined): string =>
  String(text ?? '').replace(/\s+/g, ' ');

/** @returns lines such as `City of choice: Moga` of all cells that the lead does not hold word for word */
function writeAnswers(
  cells: readonly string[],
  { columns, mapping }: Reading,
  told: ReadonlySet<string>,
): string[] {
  const mapped = new Set(Object.values(mapping).flat());
  return cells.flatMap((cell, at) => {
    const isTold = mapped.has(at) && (!isSaid(cell) || told.has(cell));
    return cell === '' || isTold ? [] : [`${columns[at] || `Column ${at + 1}`}: ${cell}`];
  });
}

function findWish(cells: readonly string[]): Wish | undefined {
  const said = cells.map((cell) => WISH.exec(cell)?.slice(1).join('').toLowerCase());
  if (said.includes('do not contact')) return 'no-contact';
  return said.includes('no calls') ? 'no-calls' : undefined;
}

/** Cells, what was read in them, and the lead's value that has to say the same for them to be told. */
type Told = readonly [
  cells: readonly string[],
  meant: string,
  stored: (lead: NewLead) => string | number | null | undefined,
];

/** The texts of a lead: of several columns of a field the first usable cell counts. */
function readCells({ cells }: FileRow, { mapping, source: portal, orders }: Reading) {
  const remarks: string[] = [];
  const find = (field: ImportField, isUsable: (cell: string) => boolean = () => true) => {
    const filled = (mapping[field] ?? []).filter((at) => isSaid(cells[at] ?? ''));
    return filled.find((at) => isUsable(cells[at] ?? '')) ?? filled[0] ?? -1;
  };
  const pick = (...asked: Parameters<typeof find>) => cells[find(...asked)] ?? '';

  const phoneCell = pick('phone', (cell) => canBeCalled(readPhoneCell(cell)));
  const inCell = readPhoneCell(phoneCell);
  if (phoneCell && !inCell) remarks.push(`“${phoneCell}” is a rounded number.`);
  const messageCell = pick('message');
  const inMessage = readMessage(messageCell);
  const isTyped = [...(inMessage.typed ?? '')].length <= LIMITS.phoneInput;
  const { typed, message } = isTyped ? inMessage : { typed: undefined, message: messageCell };
  const phone = inCell || (typed ?? '');
  const emailCell = pick('email');
  const email = emailCell.replace(OLD_WISH, '');
  const [first, last] = [pick('name'), pick('lastName')];
  const said = (first.endsWith(last) ? first : `${first} ${last}`).trim();
  const source = pick('source');
  const date = pick('date');
  const created_at = date ? readDate(date, orders.get(find('date'))) : undefined;
  if (date && !created_at) remarks.push(`“${date.slice(0, 40)}” is no date.`);
  const texts = {
    said,
    // Who rang a portal often left no name.
    name: said || phone || email,
    phone,
    email,
    subject: pick('subject'),
    city: pick('city'),
    brand: pick('brand'),
    budget: pick('budget').replaceAll('_', ' '),
    area: pick('area'),
    source: PLATFORMS[source] ?? (source || portal),
    campaign: pick('campaign'),
    ad: pick('ad'),
    typed,
    message,
  };
  const told: Told[] = [
    [[messageCell, ...(created_at ? [date] : [])], '', () => ''],
    [[first, last], said, ({ name }) => name],
    [[phoneCell], inCell, (lead) => lead.phone_typed ?? inCell.slice(0, LIMITS.phoneInput)],
    [[emailCell], email.toLowerCase(), (lead) => lead.email?.toLowerCase()],
    [[texts.subject], texts.subject, (lead) => lead.subject],
    [[texts.city], texts.city, ({ fields }) => fields?.city],
    [[texts.brand], texts.brand, ({ fields }) => fields?.brand],
    [[pick('budget')], texts.budget, ({ fields }) => fields?.budget_rupees],
    [[texts.area], texts.area, ({ fields }) => fields?.area_sqft],
    [[source], texts.source, ({ fields }) => fields?.source],
    [[texts.campaign], texts.campaign, (lead) => lead.campaign],
    [[texts.ad], texts.ad, (lead) => lead.ad],
  ];
  return { texts, created_at, told, remarks };
}

/** A program's `9800000501.0` or `9.800000501E9`, where that is all of the number; a shortened one has no digits to call. */
function readPhoneCell(cell: string): string {
  // Facebook writes "p:+91…".
  const text = cell.replace(/^p:\s*/i, '').replace(OLD_WISH, '');
  const [, sign = '', whole = '', part = '', power] =
    /^(\+?)(\d+)(?:[.,](\d+))?(?:e\+?(\d{1,2}))?$/i.exec(text) ?? [];
  if (power === undefined) return /^0+$/.test(part) ? sign + whole : text;
  return part.length === Number(power) ? sign + whole + part : '';
}

const canBeCalled = (cell: string): boolean => readTypedPhone(cell).number !== null;
