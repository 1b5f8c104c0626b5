import { notOffered } from '../rest-error.ts';
import { readField } from './parse-field.ts';
import { Scanner } from './scanner.ts';
import { COMPARISONS, type Condition, STATES } from './table-query.ts';

/** PostgREST's operators other than {@link COMPARISONS}, `in` and `is`. */
const NOT_OFFERED =
  /(?:i?match|isdistinct|(?:pl|ph|w)?fts|s[lr]|nx[rl]|adj)(?:\([^)]*\))?(?=\.)|[a-z]+\((?:any|all)\)(?=\.)/y;

const OPERATORS = [...COMPARISONS, 'in', 'is'].join(', ');

/**
 * Parses a filter: its field, and `[not.]operator.value`.
 * @throws RestError 400 PGRST100, and PGRST127 for a field of a related table and for other
 *   operators
 */
export function parseFilter(name: string, text: string): Condition {
  const names = new Scanner('tree path', name);
  const field = readField(names);
  if (field.path.length === 0 && names.sees(/\./y)) {
    throw notOffered('parameters of related tables');
  }
  names.expectEnd();
  const scanner = new Scanner('filter', text);
  const isNegated = scanner.take(/not\./y) !== undefined;
  const condition = { field, isNegated, ...readOperation(scanner) };
  scanner.expectEnd();
  return condition;
}

function readOperation(scanner: Scanner) {
  const other = scanner.take(NOT_OFFERED);
  if (other !== undefined) {
    throw notOffered(`the operator ${other}`, `Offered: ${OPERATORS}.`);
  }
  if (scanner.take(/in\./y)) {
    return { kind: 'in', values: readList(scanner) } as const;
  }
  if (scanner.take(/is\./y)) {
    return { kind: 'is', state: readState(scanner) } as const;
  }
  const comparison = COMPARISONS.find((name) => scanner.take(new RegExp(`${name}\\.`, 'y')));
  if (comparison === undefined) {
    return scanner.fail(`operator (${OPERATORS})`);
  }
  // The rest of the text including quotes, as in PostgREST.
  return { kind: 'compare', comparison, value: scanner.take(/[\s\S]*/y) ?? '' } as const;
}

function readList(scanner: Scanner): string[] {
  scanner.expect(/[ \t]*\(/y, '"("');
  if (scanner.take(/\)/y)) {
    return [];
  }
  const values: string[] = [];
  do {
    values.push(readListedValue(scanner));
  } while (scanner.take(/,/y));
  scanner.expect(/\)/y, '"," or ")"');
  return values;
}

/** A value of a list: quoted where it holds `,` or `)`, else up to the next of them. */
function readListedValue(scanner: Scanner): string {
  if (scanner.sees(/"(?:[^"\\]|\\[\s\S])*"(?=[,)]|$)/y)) {
    return scanner.takeQuoted() ?? '';
  }
  return scanner.take(/[^,)]*/y) ?? '';
}

function readState(scanner: Scanner) {
  const word = scanner.take(/[a-z_]+/iy)?.toLowerCase();
  return STATES.find((state) => state === word) ?? scanner.fail(`one of ${STATES.join(', ')}`);
}
