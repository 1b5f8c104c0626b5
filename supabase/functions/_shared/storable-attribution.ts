import { type Attribution, parseAttribution } from '../../../contract/attribution.ts';
import { tidyLine } from '../../../contract/tidy-text.ts';

/** Bytes as JSON. The column takes 4,096 of PostgreSQL's own writing, which adds some spaces. */
const MAX_BYTES = 3_900;

/**
 * Attribution as the database takes it. Any link may carry marks that JSON can write and PostgreSQL
 * cannot hold (U+0000, half a surrogate pair), times of three hundred digits, or letters that take
 * three bytes each: none of it may cost the lead.
 * @param input what the request held, of any shape
 */
export function storableAttribution(input: unknown): Attribution {
  const text = JSON.stringify(parseAttribution(input), (_key, value: unknown) => {
    if (typeof value === 'string') return tidyLine(value);
    return typeof value === 'number' && !Number.isSafeInteger(value) ? undefined : value;
  });
  return new TextEncoder().encode(text).length <= MAX_BYTES
    ? (JSON.parse(text) as Attribution)
    : {};
}
