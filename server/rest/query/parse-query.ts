import { RestFault, tooMany } from '../fault.ts';
import { MAX_CONDITIONS, MAX_QUERY_LENGTH } from '../limits.ts';
import type { Condition, TableQuery } from './ast.ts';
import { readOperation, readWholeValue } from './parse-filter.ts';
import { parseKey } from './parse-key.ts';
import { readGroup } from './parse-logic.ts';
import { parseOrder } from './parse-order.ts';
import { parseRange } from './parse-range.ts';
import { parseSelect } from './parse-select.ts';
import { readItems } from './read-items.ts';
import { Scanner } from './scanner.ts';

const RESERVED = ['select', 'order', 'limit', 'offset', 'columns', 'on_conflict'] as const;
type Reserved = (typeof RESERVED)[number];

/**
 * Parses the query string of a request on a table.
 * @param search as in a URL, with or without the leading `?`
 * @throws RestFault, and nothing else
 */
export function parseQuery(search: string, table: string): TableQuery {
  if (search.length > MAX_QUERY_LENGTH) {
    throw new RestFault(414, 'PGRST100', 'The query string is too long', {
      details: `At most ${MAX_QUERY_LENGTH} characters are allowed.`,
    });
  }
  const { reserved, conditions } = sortParameters(new URLSearchParams(search));
  const order = reserved.get('order');
  const columns = reserved.get('columns');
  return {
    select: parseSelect(reserved.get('select') ?? '*', table),
    conditions,
    order: order === undefined ? [] : parseOrder(order),
    range: parseRange(reserved.get('limit'), reserved.get('offset')),
    columns: columns === undefined ? undefined : parseColumns(columns),
  };
}

function sortParameters(parameters: URLSearchParams) {
  const reserved = new Map<Reserved, string>();
  const conditions: Condition[] = [];
  for (const [key, value] of parameters) {
    const name = RESERVED.find((candidate) => candidate === key);
    if (name === undefined) {
      conditions.push(parseCondition(key, value));
    } else if (reserved.has(name)) {
      throw new RestFault(400, 'PGRST100', `The parameter ${name} may be given once`);
    } else {
      reserved.set(name, value);
    }
  }
  if (countConditions(conditions) > MAX_CONDITIONS) {
    throw tooMany('conditions', MAX_CONDITIONS);
  }
  return { reserved, conditions };
}

function parseCondition(name: string, value: string): Condition {
  const key = parseKey(name);
  const scanner = new Scanner(key.kind === 'group' ? 'logic tree' : 'filter', value);
  const condition =
    key.kind === 'group'
      ? readGroup(scanner, key.operator, key.isNegated)
      : readOperation(scanner, key.column, readWholeValue);
  scanner.expectEnd();
  return condition;
}

function countConditions(conditions: readonly Condition[]): number {
  return conditions.reduce(
    (sum, one) => sum + ('conditions' in one ? countConditions(one.conditions) : 1),
    0,
  );
}

function parseColumns(text: string): string[] {
  const scanner = new Scanner('columns parameter', text);
  return readItems(scanner, () => scanner.readName());
}
