import { type Attribution, parseAttribution } from '../../../contract/attribution.ts';
import { tidyLine } from '../../../contract/tidy-text.ts';

/**
 * Maximum bytes as JSON. The column allows 4,096 in PostgreSQL's own notation, which adds spaces.
 */
const MAX_BYTES = 3_900;

/**
 * Reads attribution so that the database accepts it. Any link may carry values that JSON can
 * express and PostgreSQL cannot hold (U+0000, unpaired surrogates), times of three hundred digits,
 * or letters of three bytes each: none of it may cost the lead.
 * @param input attribution from the request, of any shape
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
