import { type EnquiryField, FURTHER_FIELDS } from '../../../../contract/enquiry-fields.ts';
import type { Lead } from '../lead.ts';

/** The columns of a new lead other than those that the visitor fills in. */
export const UNTOUCHED: Omit<
  Lead,
  'id' | 'name' | 'email' | 'phone' | 'subject' | 'message' | 'created_at'
> = {
  ...(Object.fromEntries(FURTHER_FIELDS.map((field) => [field, null])) as Record<
    EnquiryField,
    null
  >),
  attribution: {},
  calls_allowed: null,
  corrected_at: null,
  correction_held_at: null,
  history: [],
  is_test: false,
  phone_typed: null,
  quarantine_reasons: [],
  quarantined_at: null,
  withdrawn_at: null,
};

/** A lead of the list. @param change what is different about it */
export const makeLead = (change: Partial<Lead> = {}): Lead => ({
  ...UNTOUCHED,
  id: 'f47ac10b-58cc-4372-a567-0e02b2c3d479',
  name: 'Asha Verma',
  email: 'asha@example.in',
  phone: '+919876543210',
  subject: 'franchise',
  message: 'A cloud kitchen',
  created_at: '2026-11-21T00:10:00Z',
  ...change,
});
