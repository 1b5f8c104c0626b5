import type { Transaction } from '../../database/database.ts';
import type { MediaType } from '../request/media-type.ts';

/** Runs work in a transaction as the caller of the request. */
export type RunAsCaller = <Result>(work: (tx: Transaction) => Promise<Result>) => Promise<Result>;

/** SQL text with `$1…` and its values. */
export interface Statement {
  text: string;
  values: readonly unknown[];
}

/** Runs a statement that returns one row. */
export async function askOne(
  tx: Transaction,
  { text, values }: Statement,
): Promise<Readonly<Record<string, unknown>>> {
  const { rows } = await tx.query(text, [...values]);
  return rows[0];
}

/** Collects the parameters of one statement. All input of a request passes through here. */
export class Parameters {
  readonly values: unknown[] = [];

  /** @returns `$n::type`; the type comes from the catalogue, so PostgreSQL checks the value by it. */
  add(value: unknown, type: string): string {
    this.values.push(value);
    return `$${this.values.length}::${type}`;
  }
}

/** Quotes a name from the catalogue, or an alias of plain characters. */
export function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/**
 * Renders the end of a statement: the number of rows of `page` and the body, which PostgreSQL
 * builds, so that ten thousand rows are transferred as one text.
 * @param mediaType undefined for no body
 * @param element SQL of what to return of each row; by default the row as an object
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
