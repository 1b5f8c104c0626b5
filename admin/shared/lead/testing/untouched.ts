import { type EnquiryField, FURTHER_FIELDS } from '../../../../contract/enquiry-fields.ts';
import type { Lead } from '../lead.ts';

/** What a lead holds besides the visitor's words as long as nothing has happened to it. */
export const UNTOUCHED: Omit<
  Lead,
  'id' | 'name' | 'email' | 'phone' | 'subject' | 'message' | 'created_at'
> = {
  ...(Object.fromEntries(FURTHER_FIELDS.map((field) => [field, null])) as Record<
    EnquiryField,
    null
  >),
  attribution: {},
  corrected_at: null,
  is_test: false,
  quarantine_reasons: [],
  quarantined_at: null,
  withdrawn_at: null,
};
