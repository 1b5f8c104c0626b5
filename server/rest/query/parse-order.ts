import type { OrderTerm } from './ast.ts';
import { unknownResource } from './parse-key.ts';
import { readItems } from './read-items.ts';
import { Scanner } from './scanner.ts';

/**
 * Parses `order=`: `column[.asc|.desc][.nullsfirst|.nullslast]`, several between commas.
 * @throws RestFault 400
 */
export function parseOrder(text: string): OrderTerm[] {
  const scanner = new Scanner('order', text);
  return readItems(scanner, () => readOrderTerm(scanner));
}

function readOrderTerm(scanner: Scanner): OrderTerm {
  const column = scanner.readName();
  if (scanner.sees(/\(/y)) {
    throw unknownResource(column);
  }
  const isDescending = scanner.take(/\.(?:asc|desc)(?=[., ]|$)/y) === '.desc';
  const nulls = scanner.take(/\.nulls(?:first|last)(?=[, ]|$)/y);
  if (scanner.sees(/\./y)) {
    scanner.fail('"asc", "desc", "nullsfirst" or "nullslast"');
  }
  const nullsAt = nulls === '.nullsfirst' ? 'first' : 'last';
  return { column, isDescending, nulls: nulls === undefined ? undefined : nullsAt };
}
