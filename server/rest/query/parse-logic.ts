import { tooMany } from '../fault.ts';
import { MAX_DEPTH } from '../limits.ts';
import type { Condition } from './ast.ts';
import { readListedValue, readOperation } from './parse-filter.ts';
import type { Scanner } from './scanner.ts';

const SPACE = /[ \t]*/y;

/** Reads the `(…)` of `and=(…)`, `or=(…)` and of each level inside them. */
export function readGroup(
  scanner: Scanner,
  kind: 'and' | 'or',
  isNegated: boolean,
  depth = 1,
): Condition {
  if (depth > MAX_DEPTH) {
    throw tooMany('levels of and/or', MAX_DEPTH);
  }
  scanner.take(SPACE);
  scanner.expect(/\(/y, '"("');
  const conditions: Condition[] = [];
  do {
    scanner.take(SPACE);
    conditions.push(readNode(scanner, depth));
    scanner.take(SPACE);
  } while (scanner.take(/,/y));
  scanner.expect(/\)/y, '"," or ")"');
  return { kind, conditions, isNegated };
}

function readNode(scanner: Scanner, depth: number): Condition {
  if (scanner.sees(/(?:not\.)?(?:and|or)[ \t]*\(/y)) {
    const isNegated = scanner.take(/not\./y) !== undefined;
    const kind = scanner.take(/and/y) ? 'and' : 'or';
    scanner.take(/or/y);
    return readGroup(scanner, kind, isNegated, depth + 1);
  }
  const column = scanner.readName();
  scanner.expect(/\./y, 'delimiter (.)');
  return readOperation(scanner, column, readListedValue);
}
