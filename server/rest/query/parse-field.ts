import { tooMany } from '../rest-error.ts';
import type { Scanner } from './scanner.ts';
import type { Field, PathStep } from './table-query.ts';

/** Maximum steps of a JSON path. */
const MAX_STEPS = 20;

/** A whole number up to the next step or the end of the field; anything else is a key. */
const INDEX = /-?\d{1,9}(?=->|[.,: ]|$)/y;

/**
 * Reads a column, or a JSON path into it: `attribution->utm->>source`, `quarantine_reasons->>0`.
 * @throws RestError 400 PGRST100
 */
export function readField(scanner: Scanner): Field {
  const column = scanner.readName();
  return { column, path: readPath(scanner) };
}

/** Reads the steps after a column's name; may be none. */
export function readPath(scanner: Scanner): PathStep[] {
  const path: PathStep[] = [];
  for (;;) {
    const arrow = scanner.take(/->>?/y);
    if (arrow === undefined) return path;
    if (path.length === MAX_STEPS) throw tooMany('steps of a JSON path', MAX_STEPS);
    const index = scanner.take(INDEX);
    const key = index === undefined ? scanner.readName() : Number(index);
    path.push({ key, isText: arrow === '->>' });
  }
}
