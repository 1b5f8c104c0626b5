import type { ImportField } from '../../../contract/desk/desk-content.ts';
import type { NewLead } from '../../../contract/desk/new-lead.ts';
import { readNewLead } from '../../shared/new-lead/read-new-lead.ts';
import type { Mapping } from './map-columns.ts';
import { readDate } from './read-date.ts';
import type { FileRow } from './read-table.ts';

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
  refused: readonly RefusedRow[];
}

/**
 * Makes leads of rows, each by itself: one that is wrong loses no other.
 * @param source of all leads, where no column says it
 */
export function readRows(all: readonly FileRow[], mapping: Mapping, source: string): ReadFile {
  const rows: ReadRow[] = [];
  const repeated: { number: number; of: number }[] = [];
  const refused: RefusedRow[] = [];
  const seen = new Map<string, number>();
  for (const row of all) {
    const read = readRow(row, mapping, source);
    if ('reason' in read) {
      refused.push(read);
      continue;
    }
    const keys = [read.lead.phone, read.lead.email?.toLowerCase()].filter(
      (key) => key !== undefined,
    );
    const of = keys.map((key) => seen.get(key)).find((earlier) => earlier !== undefined);
    if (of !== undefined) repeated.push({ number: row.number, of });
    else rows.push(read);
    for (const key of keys) if (!seen.has(key)) seen.set(key, row.number);
  }
  return { rows, repeated, refused };
}

function readRow(
  { number, cells }: FileRow,
  mapping: Mapping,
  source: string,
): ReadRow | RefusedRow {
  const text = (field: ImportField): string => {
    const at = mapping[field];
    return at === undefined ? '' : (cells[at] ?? '');
  };
  // Facebook writes "p:+91…".
  const phone = text('phone').replace(/^p:\s*/i, '');
  const read = readNewLead({
    // Who rang a portal often left no name.
    name: text('name') || phone || text('email'),
    phone,
    email: text('email'),
    subject: text('subject'),
    message: text('message'),
    city: text('city'),
    brand: text('brand'),
    budget: text('budget'),
    area: text('area'),
    source: text('source') || source,
  });
  if ('faults' in read) {
    return { number, reason: Object.values(read.faults).join(' ') };
  }
  if (!text('date')) return { number, lead: read.lead };
  const created_at = readDate(text('date'));
  if (!created_at) return { number, reason: `“${text('date').slice(0, 40)}” is no date.` };
  return { number, lead: { ...read.lead, created_at } };
}
