import type { Transaction } from '../../database/database.ts';
import type { MediaType } from '../request/media-type.ts';

/** Runs work in a transaction as the caller of the request. */
export type RunAsCaller = <Result>(work: (tx: Transaction) => Promise<Result>) => Promise<Result>;

/** SQL text with `$1…` and the values for them: all that reaches PostgreSQL. */
export interface Statement {
  text: string;
  values: readonly unknown[];
}

/** Runs a statement that answers one row. */
export async function askOne(
  tx: Transaction,
  { text, values }: Statement,
): Promise<Readonly<Record<string, unknown>>> {
  const { rows } = await tx.query(text, [...values]);
  return rows[0];
}

/** Collects the values of one statement. Everything that a request says passes through here. */
export class Parameters {
  readonly values: unknown[] = [];

  /** @returns `$n::type`; the type comes from the catalogue, so PostgreSQL checks the value by it. */
  add(value: unknown, type: string): string {
    this.values.push(value);
    return `$${this.values.length}::${type}`;
  }
}

/** Quotes a name that the catalogue holds, or one of plain letters. */
export function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/**
 * Renders the end of a statement: how many rows `page` has and the body, built by PostgreSQL, so that
 * ten thousand rows cross as one text.
 * @param mediaType undefined for no body
 * @param element what of a row is answered; the row itself as an object without it
 * @param total SQL of a further column `total`
 */
export function renderAnswer(
  mediaType: MediaType | undefined,
  { element = 'page.*', total }: { element?: string; total?: string | undefined } = {},
): string {
  const more = total === undefined ? '' : `, ${total} as total`;
  return `select count(*)::int4 as rows, ${renderBody(mediaType, element)} as body${more} from page`;
}

function renderBody(mediaType: MediaType | undefined, element: string): string {
  if (mediaType === undefined) return "''";
  const rows = `json_agg(${element})`;
  return mediaType.form === 'object' ? `(${rows} -> 0)::text` : `coalesce(${rows}::text, '[]')`;
}
