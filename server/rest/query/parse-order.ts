import { notOffered } from '../rest-error.ts';
import { readField } from './parse-field.ts';
import { Scanner } from './scanner.ts';
import type { OrderTerm } from './table-query.ts';

/**
 * Parses `order=`: `field[.asc|.desc][.nullsfirst|.nullslast]`, several between commas.
 * @throws RestError 400 PGRST100, and PGRST127 for a field of a related table
 */
export function parseOrder(text: string): OrderTerm[] {
  const scanner = new Scanner('order', text);
  return scanner.readItems(() => readOrderTerm(scanner));
}

function readOrderTerm(scanner: Scanner): OrderTerm {
  const field = readField(scanner);
  if (scanner.sees(/\(/y)) {
    throw notOffered('order by related tables');
  }
  const isDescending = scanner.take(/\.(?:asc|desc)(?=[., ]|$)/y) === '.desc';
  const nulls = scanner.take(/\.nulls(?:first|last)(?=[, ]|$)/y);
  if (scanner.sees(/\./y)) {
    scanner.fail('"asc", "desc", "nullsfirst" or "nullslast"');
  }
  const nullsAt = nulls === '.nullsfirst' ? 'first' : 'last';
  return { field, isDescending, nulls: nulls === undefined ? undefined : nullsAt };
}
