/*
 * Names that the browser and the functions share. A file of their own, without a schema: the contact
 * page's script would carry the schemas along.
 */

/**
 * What travels with the fields of an enquiry, in JSON and in a posted form under the same names.
 * Nothing here may cost a lead: what is malformed counts as missing.
 */
export const SUBMISSION_FIELDS = {
  /** UUID made when the form opened. The header `Idempotency-Key` says the same to clients of ours. */
  id: 'submissionId',
  /** Signed by the server, says when the form was opened. */
  token: 'formToken',
  /** Honeypot: the form always sends it, a person always leaves it empty. */
  honeypot: 'homepage',
  /** Purposes that were ticked, of `ASKED_PURPOSES`. */
  consents: 'consents',
  /** Version of the notice that the visitor saw. */
  notice: 'notice',
  attribution: 'attribution',
} as const;

/** Where the tab keeps how its visitor came (attribution.ts), in the browser's session storage. */
export const ATTRIBUTION_KEY = 'touches';
