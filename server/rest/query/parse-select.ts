import { RestFault } from '../fault.ts';
import { MAX_IDENTIFIER } from '../limits.ts';
import type { SelectItem } from './ast.ts';
import { readItems } from './read-items.ts';
import { Scanner } from './scanner.ts';

/** An alias becomes an identifier of the statement, so it is held to plain letters. */
const ALIAS = new RegExp(`^[A-Za-z_][A-Za-z0-9_]{0,${MAX_IDENTIFIER - 1}}$`);

/**
 * Parses `select=`: `*`, columns, `alias:column`, `column::cast`.
 * @param table for the message about an embedded relation; there is none here.
 * @throws RestFault 400
 */
export function parseSelect(text: string, table: string): SelectItem[] {
  const scanner = new Scanner('select parameter', text);
  return readItems(scanner, () => readSelectItem(scanner, table));
}

function readSelectItem(scanner: Scanner, table: string): SelectItem {
  if (scanner.take(/\*/y)) {
    return { kind: 'all' };
  }
  if (scanner.take(/\.{2,3}/y)) {
    throw noRelation(table, scanner.readName());
  }
  let column = scanner.readName();
  let alias: string | undefined;
  if (scanner.take(/:(?!:)/y)) {
    alias = ALIAS.test(column) ? column : scanner.fail(`an alias like ${ALIAS.source}`);
    column = scanner.readName();
  }
  if (scanner.sees(/\(\)|\./y)) {
    throw new RestFault(400, 'PGRST123', 'Use of aggregate functions is not allowed');
  }
  if (scanner.sees(/[(!]/y)) {
    throw noRelation(table, column);
  }
  const cast = scanner.take(/::/y) && scanner.expect(/[A-Za-z0-9_ ]+/y, 'letter or digit').trim();
  return { kind: 'column', column, alias, cast };
}

function noRelation(table: string, relation: string): RestFault {
  return new RestFault(
    400,
    'PGRST200',
    `Could not find a relationship between '${table}' and '${relation}' in the schema cache`,
    { details: 'Embedding of related tables is not offered.' },
  );
}
