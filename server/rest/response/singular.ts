import { RestFault } from '../fault.ts';
import type { MediaType } from '../request/media-type.ts';

/** @throws RestFault 406 PGRST116 where one object is asked for and there is not exactly one row */
export function requireSingular(mediaType: MediaType, rows: number): void {
  if (mediaType.form === 'object' && rows !== 1) {
    throw new RestFault(406, 'PGRST116', 'Cannot coerce the result to a single JSON object', {
      details: `The result contains ${rows} rows`,
    });
  }
}
