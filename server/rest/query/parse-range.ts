import { RestError } from '../rest-error.ts';
import { Scanner } from './scanner.ts';
import type { RowRange } from './table-query.ts';

/**
 * Parses `limit=` and `offset=`.
 * @throws RestError 400 PGRST100 for anything but a whole number, 416 PGRST103 for a negative
 *   limit.
 */
export function parseRange(limit: string | undefined, offset: string | undefined): RowRange {
  const rows = limit === undefined ? undefined : parseCount('limit', limit);
  if (rows !== undefined && rows < 0) {
    throw unsatisfiable('Limit should be greater than or equal to zero.');
  }
  return {
    limit: rows,
    offset: Math.max(0, offset === undefined ? 0 : parseCount('offset', offset)),
  };
}

/**
 * Intersects a range with the `Range` header (`0-24`, `10-`), counted in rows. A header of another
 * form is ignored (RFC 9110, 14.2).
 * @throws RestError 416 PGRST103 when the intersection is empty.
 */
export function narrowToHeader(range: RowRange, header: string | null): RowRange {
  const found = /^(\d{1,15})-(\d{0,15})$/.exec(header?.trim() ?? '');
  if (!found) {
    return range;
  }
  const first = Number(found[1]);
  const end = Math.min(found[2] ? Number(found[2]) + 1 : Infinity, endOf(range));
  const offset = Math.max(first, range.offset);
  if (range.limit !== 0 && end <= offset) {
    throw unsatisfiable(
      'The lower boundary must be lower than or equal to the upper boundary in the Range header.',
    );
  }
  return { offset, limit: end === Infinity ? undefined : Math.max(0, end - offset) };
}

/**
 * 416 with PostgREST's details.
 * @param total number of rows, for `Content-Range` (RFC 9110, 15.5.17)
 */
export function unsatisfiable(details: string, total?: number): RestError {
  return new RestError(416, 'PGRST103', 'Requested range not satisfiable', {
    details,
    headers: total === undefined ? {} : { 'Content-Range': `*/${total}` },
  });
}

function endOf(range: RowRange): number {
  return range.limit === undefined ? Infinity : range.offset + range.limit;
}

function parseCount(subject: string, text: string): number {
  const scanner = new Scanner(subject, text);
  const number = scanner.expect(/-?\d{1,15}/y, 'a whole number');
  scanner.expectEnd();
  return Number(number);
}
