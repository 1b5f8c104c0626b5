import { notOffered } from '../rest-error.ts';
import { readPath } from './parse-field.ts';
import { Scanner } from './scanner.ts';
import type { Field, SelectItem } from './table-query.ts';

/**
 * An alias becomes an identifier in the statement, so it is limited to plain characters and to the
 * 63 bytes that PostgreSQL keeps.
 */
const ANSWER_NAME = /^[A-Za-z_][A-Za-z0-9_-]{0,62}$/;

/**
 * Parses `select=`: `*`, columns and JSON paths, each with an optional alias; an empty text gives
 * no items.
 * @throws RestError 400 PGRST100, and PGRST127 for casts, aggregates and related tables
 */
export function parseSelect(text: string): SelectItem[] {
  const scanner = new Scanner('select parameter', text);
  return text === '' ? [] : scanner.readItems(() => readSelectItem(scanner));
}

function readSelectItem(scanner: Scanner): SelectItem {
  if (scanner.take(/\*/y)) {
    return { kind: 'all' };
  }
  if (scanner.sees(/\.\./y)) {
    throw notOffered('embedding of related tables');
  }
  const first = scanner.readName();
  const hasAlias = scanner.take(/:(?!:)/y) !== undefined;
  const column = hasAlias ? scanner.readName() : first;
  const field = { column, path: readPath(scanner) };
  refuseMore(scanner);
  const name = hasAlias ? first : nameOf(field);
  if (name !== column && !ANSWER_NAME.test(name)) {
    throw notOffered(
      `the name ${JSON.stringify(name)} in the answer`,
      'Give an alias of letters, digits, "_" and "-": source:attribution->>"utm source"',
    );
  }
  return { kind: 'field', field, name };
}

function refuseMore(scanner: Scanner): void {
  if (scanner.sees(/\(\)|\./y)) throw notOffered('aggregate functions');
  if (scanner.sees(/[(!]/y)) throw notOffered('embedding of related tables');
  if (scanner.sees(/::/y)) throw notOffered('casts (column::type)');
}

/** Without an alias, the last key of a path names the value, as in PostgREST. */
function nameOf({ column, path }: Field): string {
  const keys = path.map(({ key }) => key).filter((key) => typeof key === 'string');
  return keys.at(-1) ?? column;
}
