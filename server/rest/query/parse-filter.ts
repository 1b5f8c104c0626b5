import type { Condition } from './ast.ts';
import { COMPARISONS, STATES } from './ast.ts';
import type { Scanner } from './scanner.ts';

/** Reads the value of a comparison: to the end in `?a=eq.v`, to `,` or `)` inside `and=(…)`. */
export type ReadValue = (scanner: Scanner) => string;

/** The value of a filter parameter: all that is left, quotes and all, as PostgREST takes it. */
export const readWholeValue: ReadValue = (scanner) => scanner.take(/[\s\S]*/y) ?? '';

/** A value inside `and=(…)`: quoted where it holds `,` or `)`, else up to the next of them. */
export const readListedValue: ReadValue = (scanner) => {
  if (scanner.sees(/"(?:[^"\\]|\\[\s\S])*"(?=[,)]|$)/y)) {
    return scanner.takeQuoted() ?? '';
  }
  return scanner.take(/\{[^{}]*\}/y) ?? scanner.take(/[^,)]*/y) ?? '';
};

/** Reads `[not.]operator.value` of a column. */
export function readOperation(scanner: Scanner, column: string, readValue: ReadValue): Condition {
  const isNegated = scanner.take(/not\./y) !== undefined;
  if (scanner.take(/in\./y)) {
    return { kind: 'in', column, values: readList(scanner), isNegated };
  }
  if (scanner.take(/is\./y)) {
    return { kind: 'is', column, state: readState(scanner), isNegated };
  }
  const comparison = COMPARISONS.find((name) => scanner.take(new RegExp(`${name}\\.`, 'y')));
  if (comparison === undefined) {
    return scanner.fail(`operator (${COMPARISONS.join(', ')}, in, is)`);
  }
  return { kind: 'compare', column, comparison, value: readValue(scanner), isNegated };
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

function readState(scanner: Scanner) {
  const word = scanner.take(/[a-z_]+/iy)?.toLowerCase();
  return STATES.find((state) => state === word) ?? scanner.fail(`one of ${STATES.join(', ')}`);
}
