import { formatDay } from '../../../../contract/desk/indian-clock.ts';
import { ENQUIRY_FIELDS, type Enquiry } from '../../../../contract/enquiry.ts';
import { digest } from '../../_shared/digest.ts';

/**
 * Derives an id for a form posted without JavaScript: the same text from the same network on one
 * day is one submission, so that a double tap or the back button stores nothing twice.
 * @returns a UUID of version 8 (RFC 9562 §5.8)
 */
export function deriveSubmissionId(enquiry: Enquiry, network: string, now: Date): string {
  return idOf([...fieldsOf(enquiry), network, formatDay(now.getTime())]);
}

/**
 * Derives an id for words that came under an id which holds other words; the same whenever they come
 * again.
 * @param taken the id under which they came
 */
export const deriveApartId = (enquiry: Enquiry, taken: string): string =>
  idOf([...fieldsOf(enquiry), taken]);

const fieldsOf = (enquiry: Enquiry): unknown[] => [
  ...ENQUIRY_FIELDS.map((field) => enquiry[field]),
  ...(enquiry.phone_typed ? [enquiry.phone_typed] : []),
];

function idOf(parts: readonly unknown[]): string {
  const hex = digest(JSON.stringify(parts)).slice(0, 32);
  const variant = ((Number.parseInt(hex.slice(16, 18), 16) & 0x3f) | 0x80).toString(16);
  const marked = `${hex.slice(0, 12)}8${hex.slice(13, 16)}${variant}${hex.slice(18)}`;
  return marked.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
