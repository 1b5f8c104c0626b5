import type { MediaType } from './request/media-type.ts';
import { describeApplied, type Preferences } from './request/preferences.ts';
import { RestError } from './rest-error.ts';

/**
 * The value of `Content-Range`: `0-24/100`, `0-24/*` without a total, and `*` as the range when
 * there are no rows.
 * @param first index of the first row
 * @param rows number of rows in the answer
 */
export function describeRange(first: number, rows: number, total: number | undefined): string {
  const range = rows > 0 ? `${first}-${first + rows - 1}` : '*';
  return `${range}/${total ?? '*'}`;
}

/**
 * 206 when there are more rows than those in the answer, else 200. The caller refuses a first row
 * beyond the total with 416.
 */
export function statusOf(rows: number, total: number | undefined): 200 | 206 {
  return total !== undefined && rows < total ? 206 : 200;
}

/** `Preference-Applied`; no header when nothing was requested. */
export function appliedHeader(preferences: Preferences): Record<string, string> {
  const applied = describeApplied(preferences);
  return applied === undefined ? {} : { 'Preference-Applied': applied };
}

/** @throws RestError 406 PGRST116 when one object is requested and there is not exactly one row */
export function requireSingular(mediaType: MediaType, rows: number): void {
  if (mediaType.form === 'object' && rows !== 1) {
    throw new RestError(406, 'PGRST116', 'Cannot coerce the result to a single JSON object', {
      details: `The result contains ${rows} rows`,
    });
  }
}

/**
 * Call it inside the transaction, so that the change is rolled back.
 * @throws RestError 400 PGRST124 when more rows were affected than the caller allows
 */
export function requireAtMost({ maxAffected }: Preferences, rows: number): void {
  if (maxAffected !== undefined && rows > maxAffected) {
    throw new RestError(
      400,
      'PGRST124',
      'Query result exceeds max-affected preference constraint',
      { details: `The query affects ${rows} rows` },
    );
  }
}
