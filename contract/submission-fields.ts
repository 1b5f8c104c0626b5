/* Names shared by browser and functions. They have a file without schemas, so that the contact
 * page's script does not load valibot. */

/** What is sent with the fields of an enquiry, under the same names in JSON and in a posted form.
 * Nothing here may cost a lead: malformed values count as missing. */
export const SUBMISSION_FIELDS = {
  /** UUID made when the form opened; clients may send it as the header `Idempotency-Key` instead. */
  id: 'submissionId',
  /** Signed by the server; says when the form was opened. */
  token: 'formToken',
  /** Honeypot: the form always sends it, and people leave it empty. */
  honeypot: 'homepage',
  /** The purposes of `ASKED_PURPOSES` that were ticked. */
  consents: 'consents',
  /** Version of the notice that the visitor saw. */
  notice: 'notice',
  attribution: 'attribution',
  /** What the visitor told the decision tools (interest.ts): a query, as the contact page's address had it. */
  interest: 'interest',
} as const;

/** Session storage key for attribution (attribution.ts). */
export const ATTRIBUTION_KEY = 'touches';

/** Campaign parameters that a link may carry. */
export const CAMPAIGN_MARKS = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'gclid',
  'fbclid',
] as const;

/** Maximum length of a campaign parameter. */
export const MARK_LENGTH = 100;
