import type { NewLead } from '../../../contract/desk/new-lead.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { readTypedPhone } from '../../../contract/phone.ts';
import { readNewLead, readText } from '../../shared/new-lead/read-new-lead.ts';
import { keptColumns, type Mapping } from './map-columns.ts';
import { type DateOrder, findOrder, readDate } from './read-date.ts';
import type { FileRow, FileTable } from './read-table.ts';
import { RowCells } from './row-cells.ts';

export interface ReadRow {
  number: number;
  lead: NewLead;
}
export interface RefusedRow {
  number: number;
  reason: string;
}

/** What a file holds, before the desk is asked what it has already. */
export interface ReadFile {
  rows: readonly ReadRow[];
  /** Rows with the number or address of an earlier one. */
  repeated: readonly { number: number; of: number }[];
  /** What could not be used of rows that become leads all the same. */
  remarks: readonly RefusedRow[];
  refused: readonly RefusedRow[];
}

/**
 * Makes leads of rows, each by itself: one that is wrong loses no other.
 * @param source of all leads, where no column says it
 */
export function readRows(table: FileTable, mapping: Mapping, source: string): ReadFile {
  const rows: ReadRow[] = [];
  const repeated: { number: number; of: number }[] = [];
  const remarks: RefusedRow[] = [];
  const refused: RefusedRow[] = [];
  const seen = new Map<string, number>();
  const kept = keptColumns(table.columns, mapping);
  const order = findOrder(
    table.rows.flatMap(({ cells }) => (mapping.date ?? []).map((at) => cells[at] ?? '')),
  );
  for (const row of table.rows) {
    const read = readRow(row, new RowCells(row.cells, table.columns, mapping, kept), source, order);
    if ('reason' in read) {
      refused.push(read);
      continue;
    }
    const keys = [read.lead.phone, read.lead.email?.toLowerCase()].filter(
      (key) => key !== undefined,
    );
    const of = keys.map((key) => seen.get(key)).find((earlier) => earlier !== undefined);
    if (of !== undefined) repeated.push({ number: row.number, of });
    else {
      rows.push({ number: row.number, lead: read.lead });
      if (read.remarks.length > 0)
        remarks.push({ number: row.number, reason: read.remarks.join(' ') });
    }
    for (const key of keys) if (!seen.has(key)) seen.set(key, row.number);
  }
  return { rows, repeated, remarks, refused };
}

const TEST_LEAD = /^(?:p:\s*)?<test lead: dummy data/i;
/** As our own downloads mark numbers and addresses (`toCells`). */
const BARRED = /^(?:no calls|do not contact):/i;
const PLATFORMS: Readonly<Record<string, string>> = { fb: 'Facebook', ig: 'Instagram' };
/** Fields of which only a figure or the beginning is stored: what they say is kept as an answer too. */
const NARROW = ['name', 'phone', 'subject', 'city', 'brand', 'budget', 'area', 'source'] as const;

type Narrow = (typeof NARROW)[number];

function readRow(
  { number, cells }: FileRow,
  row: RowCells,
  portal: string,
  order: DateOrder,
): (ReadRow & { remarks: string[] }) | RefusedRow {
  if (cells.some((cell) => TEST_LEAD.test(cell)))
    return { number, reason: 'This is a test lead of Meta.' };
  const texts = pickTexts(row, portal);
  if ([texts.phone, texts.email].some((text) => BARRED.test(text)))
    return {
      number,
      reason: 'This person wants no calls or no contact, which an import cannot keep.',
    };
  let read = readNewLead(texts);
  if ('faults' in read && read.faults.email) {
    row.remarks.push(`“${texts.email}” is no email address.`);
    row.keep('email');
    read = readNewLead({ ...texts, name: texts.said || texts.phone, email: '' });
  }
  if ('faults' in read)
    return { number, reason: [...row.remarks, ...Object.values(read.faults)].join(' ') };
  const created_at = readCreated(row, order);
  keepWhatIsCut(row, read.lead, texts);
  const message = writeMessage(row);
  return {
    number,
    remarks: row.remarks,
    lead: { ...read.lead, ...(message && { message }), ...(created_at && { created_at }) },
  };
}

function pickTexts(row: RowCells, portal: string) {
  const phoneCell = row.pick('phone', (cell) => canBeCalled(readPhoneCell(cell)));
  const phone = readPhoneCell(phoneCell);
  if (phoneCell && !phone) {
    row.remarks.push(`“${phoneCell}” is a rounded number.`);
    row.keep('phone');
  }
  const email = row.pick('email');
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
  };
}

/** A program's `9800000501.0` or `9.800000501E9`, where that is all of the number; a shortened one has no digits to call. */
function readPhoneCell(cell: string): string {
  // Facebook writes "p:+91…".
  const text = cell.replace(/^p:\s*/i, '');
  const [, sign = '', whole = '', part = '', power] =
    /^(\+?)(\d+)(?:[.,](\d+))?(?:e\+?(\d{1,2}))?$/i.exec(text) ?? [];
  if (power === undefined) return /^0+$/.test(part) ? sign + whole : text;
  return part.length === Number(power) ? sign + whole + part : '';
}

const canBeCalled = (cell: string): boolean => readTypedPhone(cell).number !== null;

function readCreated(row: RowCells, order: DateOrder): string | undefined {
  const said = row.pick('date');
  const at = said ? readDate(said, order) : undefined;
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
  };
  const cut = NARROW.filter(
    (field) => texts[field].replace(/\s+/g, ' ') !== String(stored[field] ?? ''),
  );
  for (const field of cut) row.keep(field);
  if (cut.includes('name')) row.keep('lastName');
}

function writeMessage(row: RowCells): string | undefined {
  const whole = [row.pick('message'), ...row.writeAnswers()].filter(Boolean).join('\n');
  if ([...whole].length > LIMITS.message)
    row.remarks.push(
      `The message is longer than ${LIMITS.message} characters: its end is left out.`,
    );
  return readText(whole, LIMITS.message);
}
