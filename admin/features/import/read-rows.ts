import type { ImportField } from '../../../contract/desk/desk-content.ts';
import { isNewWish, type NewLead, type Wish } from '../../../contract/desk/new-lead.ts';
import { spellSource } from '../../../contract/desk/spelling.ts';
import { readMessage } from '../../../contract/leads-file/lead-cells.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { readTypedPhone } from '../../../contract/phone.ts';
import { t } from '../../shared/language/language.ts';
import { readNewLead, readText } from '../../shared/read-new-lead.ts';
import { keptColumns, type Mapping } from './map-columns.ts';
import { type DateOrder, findOrder, readDate } from './read-date.ts';
import { cellsOf, type FileRow, type FileTable } from './read-table.ts';

/** What programs and people write where they have nothing. */
const NOTHING = /^(?:n\.?\/?a\.?|-+|null|nil|none|not available|not provided|undefined)$/i;

const isSaid = (cell: string): boolean => cell !== '' && !NOTHING.test(cell);

/** Forms of Meta write `when_do_you_want_to_start?` and `within_3_months`. */
const tidy = (text: string): string =>
  /^[^\s@/:]+$/.test(text) ? text.replaceAll('_', ' ') : text;

/** Columns that no person reads. */
const FOR_PROGRAMS = /(?:^|[_ ])id$|^is[_ ]organic$|[_ ]url$/i;

/** The cells of one row by their fields; what no field can hold becomes an answer or a remark. */
class RowCells {
  readonly remarks: string[] = [];
  readonly #answers: Set<number>;
  readonly #taken = new Map<ImportField, number>();
  readonly #cells: readonly string[];
  readonly #columns: readonly string[];
  readonly #mapping: Mapping;

  /** @param kept columns that serve no field */
  constructor(
    cells: readonly string[],
    columns: readonly string[],
    mapping: Mapping,
    kept: readonly number[],
  ) {
    this.#cells = cells;
    this.#columns = columns;
    this.#mapping = mapping;
    this.#answers = new Set(kept);
    for (const at of Object.values(mapping).flat()) {
      const cell = this.#at(at);
      if (!cell || isSaid(cell)) continue;
      const column = columns[at] || t('Column {number}', { number: at + 1 });
      this.remarks.push(t('{column}: “{cell}” is left out.', { column, cell }));
    }
  }

  /** @returns the first cell of a field that can be used; others that say something else become answers */
  pick(field: ImportField, isUsable: (cell: string) => boolean = () => true): string {
    const filled = (this.#mapping[field] ?? []).filter((at) => isSaid(this.#at(at)));
    const taken = filled.find((at) => isUsable(this.#at(at))) ?? filled[0];
    if (taken === undefined) return '';
    for (const at of filled) if (this.#at(at) !== this.#at(taken)) this.#answers.add(at);
    this.#taken.set(field, taken);
    return this.#at(taken);
  }

  /** @returns where the cell of a field was picked; -1 for none */
  columnOf(field: ImportField): number {
    return this.#taken.get(field) ?? -1;
  }

  /** Makes an answer of the cell that was picked: its field cannot hold it, or not as it was written. */
  keep(field: ImportField): void {
    const taken = this.#taken.get(field);
    if (taken !== undefined) this.#answers.add(taken);
  }

  /** @returns lines such as `City of choice: Moga`, in the order of the file; what only a program reads at the end */
  writeAnswers(): string[] {
    const rank = (at: number) =>
      at + (FOR_PROGRAMS.test(this.#nameOf(at)) ? this.#columns.length : 0);
    return [...this.#answers]
      .sort((one, other) => rank(one) - rank(other))
      .flatMap((at) => (this.#at(at) ? [`${tidy(this.#nameOf(at))}: ${tidy(this.#at(at))}`] : []));
  }

  #at(column: number): string {
    return this.#cells[column] ?? '';
  }

  #nameOf(column: number): string {
    return this.#columns[column] || `Column ${column + 1}`;
  }
}

export interface RefusedRow {
  number: number;
  reason: string;
}

/** What a file holds, before the desk is asked what it has already. */
export type ReadFile = ReturnType<typeof readRows>;

/** Makes leads of rows, each by itself: one that is wrong loses no other. */
export function readRows(
  table: FileTable,
  mapping: Mapping,
  source: string,
  chosen: DateOrder = 'day',
) {
  const rows: ReadRow[] = [];
  /** Each with the number of the earlier row of the same person. */
  const repeated: { row: ReadRow; of: number }[] = [];
  /** What could not be used of rows that become leads all the same. */
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
    const isWished = isNewWish(whole.wish, same?.wish);
    if (same && !isWished) repeated.push({ row: whole, of: same.number });
    else rows.push(whole);
    if (same && isWished) said.push(t('Like row {number}, with a wish.', same));
    const reason = [...said, shares].filter(Boolean).join(' ');
    if (reason) remarks.push({ number: row.number, reason });
  }
  return { rows, repeated, remarks, refused };
}

const TEST_LEAD = /^(?:p:\s*)?<test lead: dummy data/i;
/** As our own downloads say it: above a message, in a cell of its own, older ones before a number or an address. */
const WISH = /^(?:\[(no calls|do not contact)\](?:\r?\n|$)|(no calls|do not contact)(?::|$))/i;
const OLD_WISH = /^(?:no calls|do not contact):\s*/i;
function readRow(
  { number, cells }: FileRow,
  row: RowCells,
  portal: string,
  orders: ReadonlyMap<number, DateOrder>,
): (ReadRow & { remarks: string[] }) | RefusedRow {
  if (cells.some((cell) => TEST_LEAD.test(cell)))
    return { number, reason: t('This is a test lead of Meta.') };
  const wish = findWish(cells);
  const texts = pickTexts(row, portal);
  let read = readNewLead(texts);
  if ('faults' in read && read.faults.email) {
    row.remarks.push(t('“{email}” is no email address.', texts));
    row.keep('email');
    read = readNewLead({ ...texts, name: texts.said || texts.phone, email: '' });
  }
  if ('faults' in read)
    return {
      number,
      reason: [...row.remarks, ...Object.values(read.faults).map((fault) => t(fault))].join(' '),
    };
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
    row.remarks.push(t('“{phone}” is a rounded number.', { phone: phoneCell }));
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
    source: spellSource(source || portal),
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
    row.remarks.push(t('“{date}” is no date.', { date: said.slice(0, 40) }));
    row.keep('date');
  }
  return at;
}

/** Of some fields only a figure or the beginning is stored: what they say is kept as an answer too. */
function keepWhatIsCut(row: RowCells, lead: NewLead, texts: ReturnType<typeof pickTexts>): void {
  const stored = {
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
  for (const field of Object.keys(stored) as (keyof typeof stored)[]) {
    if (texts[field].replace(/\s+/g, ' ') === String(stored[field] ?? '')) continue;
    row.keep(field);
    if (field === 'name') row.keep('lastName');
  }
}

function writeMessage(row: RowCells, message: string): string | undefined {
  const whole = [message, ...row.writeAnswers()].filter(Boolean).join('\n');
  if ([...whole].length > LIMITS.message)
    row.remarks.push(
      t('The message is longer than {count} characters: its end is left out.', {
        count: LIMITS.message,
      }),
    );
  return readText(whole, LIMITS.message);
}

export interface ReadRow {
  number: number;
  lead: NewLead;
  wish?: Wish;
}

/** Rows by number and address: the same person contradicts neither. */
export class SeenRows {
  readonly #rows = new Map<string, ReadRow>();

  /** @returns the first earlier row of the same person, else the first that shares the number or the address */
  add(row: ReadRow): { same?: ReadRow | undefined; shares?: string | undefined } {
    const { phone = '', email: written = '' } = row.lead;
    const email = written.toLowerCase();
    const byPhone = this.#first(phone && `${phone} *`);
    const byEmail = this.#first(email && `* ${email}`);
    const same =
      phone && email
        ? this.#first(`${phone} ${email}`, `${phone} `, ` ${email}`)
        : (byPhone ?? byEmail);
    // What the person's first row does not say is not unknown, so a later one may contradict it.
    const isWhole = !same || (phone && email);
    for (const key of [isWhole && `${phone} ${email}`, `${phone} *`, `* ${email}`])
      if (key && !this.#rows.has(key)) this.#rows.set(key, row);
    if (same) return { same };
    if (byPhone) return { shares: t('Shares its number with row {number}.', byPhone) };
    return { shares: byEmail && t('Shares its address with row {number}.', byEmail) };
  }

  #first(...keys: string[]): ReadRow | undefined {
    return keys.map((key) => this.#rows.get(key)).find(Boolean);
  }
}

/** What a row says of its person, but for its source, which often is the whole file's. */
export function wordsOf({ lead }: ReadRow): string[] {
  const { city, brand, budget_rupees, area_sqft } = lead.fields ?? {};
  const words = [
    // Who left no name is called by the number.
    /\p{L}/u.test(lead.name) ? lead.name : undefined,
    ...[lead.subject, lead.phone_typed, ...(lead.message?.split('\n') ?? [])],
    ...[city, brand, budget_rupees, area_sqft, lead.campaign, lead.ad],
  ];
  return words.filter((word) => word !== undefined && word !== null && word !== '').map(String);
}
