import type { NewLead, Wish } from '../../../contract/desk/new-lead.ts';
import { readMessage } from '../../../contract/leads-file/lead-cells.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { readTypedPhone } from '../../../contract/phone.ts';
import { readNewLead, readText } from '../../shared/new-lead/read-new-lead.ts';
import { keptColumns, type Mapping } from './map-columns.ts';
import { type DateOrder, findOrder, readDate } from './read-date.ts';
import { cellsOf, type FileRow, type FileTable } from './read-table.ts';
import { RowCells } from './row-cells.ts';
import { hasNewWish, type ReadRow, SeenRows, unsaidWords } from './same-person.ts';

export interface RefusedRow {
  number: number;
  reason: string;
}
export interface RepeatedRow {
  row: ReadRow;
  /** The earlier row of the same person. */
  of: number;
  /** What that one does not say. */
  unsaid: readonly string[];
}

/** What a file holds, before the desk is asked what it has already. */
export interface ReadFile {
  rows: readonly ReadRow[];
  repeated: readonly RepeatedRow[];
  /** What could not be used of rows that become leads all the same. */
  remarks: readonly RefusedRow[];
  refused: readonly RefusedRow[];
}

/**
 * Makes leads of rows, each by itself: one that is wrong loses no other.
 * @param source of all leads, where no column says it
 * @param chosen order of a day and a month, where a column leaves it open
 */
export function readRows(
  table: FileTable,
  mapping: Mapping,
  source: string,
  chosen: DateOrder = 'day',
): ReadFile {
  const rows: ReadRow[] = [];
  const repeated: RepeatedRow[] = [];
  const remarks: RefusedRow[] = [];
  const refused: RefusedRow[] = [];
  const seen = new SeenRows();
  const kept = keptColumns(table.columns, mapping);
  const orders = new Map(
    (mapping.date ?? []).map((at) => [at, findOrder(cellsOf(table, at)) ?? chosen]),
  );
  for (const row of table.rows) {
    const read = readRow(
      row,
      new RowCells(row.cells, table.columns, mapping, kept),
      source,
      orders,
    );
    if ('reason' in read) {
      refused.push(read);
      continue;
    }
    const { remarks: said, ...whole } = read;
    const { same, shares } = seen.add(whole);
    const unsaid = same ? unsaidWords(whole, same) : [];
    const isWished = hasNewWish(whole, unsaid);
    if (same && !isWished) repeated.push({ row: whole, of: same.number, unsaid });
    else rows.push(whole);
    if (same && isWished) said.push(`Like row ${same.number}, with a wish.`);
    const reason = [...said, shares].filter(Boolean).join(' ');
    if (reason) remarks.push({ number: row.number, reason });
  }
  return { rows, repeated, remarks, refused };
}

const TEST_LEAD = /^(?:p:\s*)?<test lead: dummy data/i;
/** As our own downloads say it above a message (`toCells`); older ones before a number or an address. */
const WISH = /^(?:\[(no calls|do not contact)\](?:\r?\n|$)|(no calls|do not contact):)/i;
const OLD_WISH = /^(?:no calls|do not contact):\s*/i;
const PLATFORMS: Readonly<Record<string, string>> = { fb: 'Facebook', ig: 'Instagram' };
/** Fields of which only a figure or the beginning is stored: what they say is kept as an answer too. */
const NARROW = [
  'name',
  'phone',
  'subject',
  'city',
  'brand',
  'budget',
  'area',
  'source',
  'campaign',
  'ad',
] as const;

type Narrow = (typeof NARROW)[number];

function readRow(
  { number, cells }: FileRow,
  row: RowCells,
  portal: string,
  orders: ReadonlyMap<number, DateOrder>,
): (ReadRow & { remarks: string[] }) | RefusedRow {
  if (cells.some((cell) => TEST_LEAD.test(cell)))
    return { number, reason: 'This is a test lead of Meta.' };
  const wish = findWish(cells);
  const texts = pickTexts(row, portal);
  let read = readNewLead(texts);
  if ('faults' in read && read.faults.email) {
    row.remarks.push(`“${texts.email}” is no email address.`);
    row.keep('email');
    read = readNewLead({ ...texts, name: texts.said || texts.phone, email: '' });
  }
  if ('faults' in read)
    return { number, reason: [...row.remarks, ...Object.values(read.faults)].join(' ') };
  const created_at = readCreated(row, orders);
  keepWhatIsCut(row, read.lead, texts);
  const message = writeMessage(row, texts.message);
  return {
    number,
    remarks: row.remarks,
    lead: {
      ...read.lead,
      ...(texts.typed && { phone_typed: texts.typed }),
      ...(message && { message }),
      ...(created_at && { created_at }),
    },
    ...(wish && { wish }),
  };
}

function findWish(cells: readonly string[]): Wish | undefined {
  const said = cells.map((cell) => WISH.exec(cell)?.slice(1).join('').toLowerCase());
  if (said.includes('do not contact')) return 'no-contact';
  return said.includes('no calls') ? 'no-calls' : undefined;
}

function pickTexts(row: RowCells, portal: string) {
  const phoneCell = row.pick('phone', (cell) => canBeCalled(readPhoneCell(cell)));
  const inCell = readPhoneCell(phoneCell);
  if (phoneCell && !inCell) {
    row.remarks.push(`“${phoneCell}” is a rounded number.`);
    row.keep('phone');
  }
  const messageCell = row.pick('message');
  const { typed, message } = readMessage(messageCell);
  const isTyped = typed !== undefined && [...typed].length <= LIMITS.phoneInput;
  const phone = inCell || (isTyped ? typed : '');
  const email = row.pick('email').replace(OLD_WISH, '');
  const first = row.pick('name');
  const last = row.pick('lastName');
  const said = (first.endsWith(last) ? first : `${first} ${last}`).trim();
  const source = row.pick('source');
  return {
    said,
    // Who rang a portal often left no name.
    name: said || phone || email,
    phone,
    email,
    subject: row.pick('subject'),
    city: row.pick('city'),
    brand: row.pick('brand'),
    budget: row.pick('budget').replaceAll('_', ' '),
    area: row.pick('area'),
    source: PLATFORMS[source] ?? (source || portal),
    campaign: row.pick('campaign'),
    ad: row.pick('ad'),
    typed: isTyped ? typed : undefined,
    message: isTyped || typed === undefined ? message : messageCell,
  };
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

function readCreated(row: RowCells, orders: ReadonlyMap<number, DateOrder>): string | undefined {
  const said = row.pick('date');
  const at = said ? readDate(said, orders.get(row.columnOf('date'))) : undefined;
  if (said && !at) {
    row.remarks.push(`“${said.slice(0, 40)}” is no date.`);
    row.keep('date');
  }
  return at;
}

/** A range of budgets, a city of a hundred characters: the field holds a part, an answer all of it. */
function keepWhatIsCut(
  row: RowCells,
  lead: NewLead,
  texts: Readonly<Record<Narrow, string>>,
): void {
  const stored: Readonly<Record<Narrow, string | number | null | undefined>> = {
    name: lead.name,
    subject: lead.subject,
    city: lead.fields?.city,
    brand: lead.fields?.brand,
    source: lead.fields?.source,
    budget: lead.fields?.budget_rupees,
    area: lead.fields?.area_sqft,
    phone: lead.phone_typed ?? texts.phone.slice(0, LIMITS.phoneInput),
    campaign: lead.campaign,
    ad: lead.ad,
  };
  const cut = NARROW.filter(
    (field) => texts[field].replace(/\s+/g, ' ') !== String(stored[field] ?? ''),
  );
  for (const field of cut) row.keep(field);
  if (cut.includes('name')) row.keep('lastName');
}

function writeMessage(row: RowCells, message: string): string | undefined {
  const whole = [message, ...row.writeAnswers()].filter(Boolean).join('\n');
  if ([...whole].length > LIMITS.message)
    row.remarks.push(
      `The message is longer than ${LIMITS.message} characters: its end is left out.`,
    );
  return readText(whole, LIMITS.message);
}
