import type { ATTRIBUTION_KEY } from '../../contract/attribution.ts';
import type { SUBMISSION_FIELDS } from '../../contract/submission.ts';

/**
 * The contract's names for the browser. Written again, and held to the contract by their types, because
 * its files bring their schemas along: half a kilobyte of the contact page's script.
 */
type FieldNames = typeof SUBMISSION_FIELDS;

export const HONEYPOT_FIELD: FieldNames['honeypot'] = 'homepage';
export const CONSENTS_FIELD: FieldNames['consents'] = 'consents';
export const NOTICE_FIELD: FieldNames['notice'] = 'notice';
export const NOTES_KEY: typeof ATTRIBUTION_KEY = 'touches';
