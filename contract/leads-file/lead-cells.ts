import { formatForSheet, INDIA_OFFSET_MS } from '../desk/indian-clock.ts';
import { ENQUIRY_FORM, FURTHER_FIELDS } from '../enquiry-fields.ts';
import { referenceOf } from '../reference.ts';
import { barrierTo } from './contact-barriers.ts';

/** Stored numbers are E.164; a check constraint enforces it. */
const INDIAN = /^\+91(\d{5})(\d{5})$/;

/** Writes a number as it is dialled in India, which a sheet leaves as it is: `98765 43210`, `01722 345678` (landline),
 * `00 442079460958` (abroad). `normalisePhone` turns each back into the same E.164. */
export function writePhoneForSheet(phone: string): string {
  const [, head, tail] = phone.match(INDIAN) ?? [];
  if (!head) return phone.replace(/^\+/, '00 ');
  return /^[6-9]/.test(head) ? `${head} ${tail}` : `0${head.slice(0, 4)} ${head.slice(4)}${tail}`;
}

/** What a file holds of a lead: the columns that `desk_export` answers. */
export interface ExportedLead
  extends Partial<Record<(typeof FURTHER_FIELDS)[number], string | null>> {
  /** ISO 8601 with offset. */
  created_at: string;
  withdrawn_at: string | null;
  calls_allowed: boolean | null;
  name: string;
  email: string | null;
  /** E.164. */
  phone: string | null;
  phone_typed: string | null;
  subject: string | null;
  message: string;
  /** Of a workbook: what the desk knows, by column. */
  known?: Readonly<Record<string, string | number | null>>;
}

/** A lead of an export's page, whose rows are lists: the names of the columns come once. */
export const readLead = (columns: readonly string[], cells: readonly unknown[]): ExportedLead =>
  Object.fromEntries(columns.map((column, at) => [column, cells[at]])) as unknown as ExportedLead;

/** The columns of the specification (§9), followed by any further fields of the form. */
export const COLUMNS = [
  ...['Name', 'Email', 'Phone', 'Subject', 'Message', 'Date'],
  ...FURTHER_FIELDS.map((field) => ENQUIRY_FORM[field].shortLabel),
];

/** A phone as it was typed stands above the message, since a number has to be nothing but a number. */
const writeMessage = (lead: ExportedLead, ...above: (string | undefined)[]): string =>
  [...above, lead.phone_typed && `[Phone: ${lead.phone_typed}]`, lead.message]
    .filter(Boolean)
    .join('\n');

/** Takes apart what `toCells` writes as a message: the phone as it was typed, and the message itself. */
export function readMessage(cell: string): { typed: string | undefined; message: string } {
  const [, typed, message = ''] =
    /^(?:\[(?:No calls|Do not contact)\](?:\r?\n|$))?(?:\[Phone: (.*)\](?:\r?\n|$))?([\s\S]*)$/.exec(
      cell,
    ) ?? [];
  return { typed, message };
}

const writeCells = <Date>(lead: ExportedLead, message: string, date: Date) => [
  lead.name,
  lead.email ?? '',
  lead.phone ? writePhoneForSheet(lead.phone) : '',
  lead.subject ?? '',
  message,
  date,
  ...FURTHER_FIELDS.map((field) => lead[field] ?? ''),
];

/** A row of a CSV file, whose columns are fixed: who wants no calls or no contact is said above the message. */
export function toCells(lead: ExportedLead): string[] {
  const barrier = barrierTo('call', lead);
  const message = writeMessage(lead, barrier && `[${barrier}]`);
  return writeCells(lead, message, formatForSheet(lead.created_at));
}

/** Columns of a workbook that are no answer of anybody when it is imported again. */
export const DESK_COLUMNS: readonly string[] = ['May we call?', 'Stage', 'Reference'];

export type SheetCell = string | number | Date | null;

const DATE = 'yyyy-mm-dd hh:mm:ss';
const RUPEES = String.raw`[>=10000000]"₹"##\,##\,##\,##0;[>=100000]"₹"##\,##\,##0;"₹"##,##0`;
const AREA = RUPEES.replaceAll('"₹"', '');

/** What the desk knows: name, width, column and, of dates and numbers, how a sheet shows them. */
const KNOWN: readonly (readonly [name: string, width: number, column: string, format?: string])[] =
  [
    ['Stage', 14, 'stage'],
    ['City', 16, 'city'],
    ['Budget (₹)', 16, 'budget_rupees', RUPEES],
    ['Area (sq ft)', 12, 'area_sqft', AREA],
    ['Model', 24, 'model'],
    ['Brand', 20, 'brand'],
    ['Source', 16, 'source'],
    ['Campaign', 24, 'campaign'],
    ['Owner', 26, 'owner'],
    ['Next step', 30, 'due_what'],
    ['Next step at', 20, 'due_at', DATE],
    ['Notes', 60, 'notes'],
    ['Reference', 16, 'id'],
  ];

const WIDTHS = [26, 30, 22, 16, 60, 20];
export const WORKBOOK_COLUMNS: readonly {
  name: string;
  width: number;
  format?: string | undefined;
}[] = [
  ...COLUMNS.map((name, at) => ({
    name,
    width: WIDTHS[at] ?? 20,
    format: name === 'Date' ? DATE : undefined,
  })),
  { name: 'May we call?', width: 16 },
  ...KNOWN.map(([name, width, , format]) => ({ name, width, format })),
];

/** A row of a workbook: what nobody may do stands in a column of its own. */
export const toSheetCells = ({ known = {}, ...lead }: ExportedLead): SheetCell[] => [
  ...writeCells<Date>(lead, writeMessage(lead), toSheetDate(lead.created_at)),
  barrierTo('call', lead) ?? (lead.calls_allowed ? 'Yes' : null),
  ...KNOWN.map(([, , column]) => toSheetCell(column, known[column] ?? null)),
];

function toSheetCell(column: string, value: string | number | null): SheetCell {
  if (typeof value !== 'string') return value;
  if (column === 'due_at') return toSheetDate(value);
  if (column === 'id') return referenceOf(value);
  return column === 'stage'
    ? capitalise(value.replaceAll('-', ' '))
    : value.slice(0, CELL_CHARACTERS);
}

const capitalise = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** Of a cell in Excel. */
const CELL_CHARACTERS = 32_767;

/** A sheet knows no time zone: a moment is written as the clock of India shows it, in whole seconds. */
const toSheetDate = (time: string): Date =>
  new Date(Math.floor((Date.parse(time) + INDIA_OFFSET_MS) / 1000) * 1000);
