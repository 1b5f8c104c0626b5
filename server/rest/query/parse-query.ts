import { notOffered, RestError, tooMany } from '../rest-error.ts';
import { parseFilter } from './parse-filter.ts';
import { parseOrder } from './parse-order.ts';
import { parseRange } from './parse-range.ts';
import { parseSelect } from './parse-select.ts';
import type { Condition, TableQuery } from './table-query.ts';

/** Maximum characters of a query string; Node itself refuses a request head above 16 kB. */
const MAX_QUERY_LENGTH = 15_000;
/** Maximum conditions of a request. */
const MAX_CONDITIONS = 100;

const RESERVED = ['select', 'order', 'limit', 'offset'] as const;
type Reserved = (typeof RESERVED)[number];

/** PostgREST's parameters that are not supported, with the feature's name for the error. */
const NOT_OFFERED: ReadonlyMap<string, string> = new Map([
  ...['and', 'or', 'not.and', 'not.or'].map((name): [string, string] => [
    name,
    `logic trees (${name}=)`,
  ]),
  ['columns', 'writing to tables (columns=)'],
  ['on_conflict', 'writing to tables (on_conflict=)'],
]);

/**
 * Parses the query string of a request on a table.
 * @param search as in a URL, with or without the leading `?`
 * @throws RestError, and nothing else
 */
export function parseQuery(search: string): TableQuery {
  if (search.length > MAX_QUERY_LENGTH) {
    throw new RestError(414, 'PGRST100', 'The query string is too long', {
      details: `At most ${MAX_QUERY_LENGTH} characters are allowed.`,
    });
  }
  const { reserved, conditions } = sortParameters(new URLSearchParams(search));
  const order = reserved.get('order');
  return {
    select: parseSelect(reserved.get('select') ?? '*'),
    conditions,
    order: order === undefined ? [] : parseOrder(order),
    range: parseRange(reserved.get('limit'), reserved.get('offset')),
  };
}

function sortParameters(parameters: URLSearchParams) {
  const reserved = new Map<Reserved, string>();
  const conditions: Condition[] = [];
  for (const [key, value] of parameters) {
    const refused = NOT_OFFERED.get(key);
    if (refused !== undefined) throw notOffered(refused);
    const name = RESERVED.find((candidate) => candidate === key);
    if (name === undefined) {
      conditions.push(parseFilter(key, value));
    } else if (reserved.has(name)) {
      throw new RestError(400, 'PGRST100', `The parameter ${name} may be given once`);
    } else {
      reserved.set(name, value);
    }
  }
  if (conditions.length > MAX_CONDITIONS) {
    throw tooMany('conditions', MAX_CONDITIONS);
  }
  return { reserved, conditions };
}
