import type { ListPage, ListRow } from '../../contract/desk/list.ts';
import { type EnquiryField, FURTHER_FIELDS } from '../../contract/enquiry-fields.ts';

/** A row of a list, which nobody has worked on. @param change what is different about it */
export const makeRow = (change: Partial<ListRow> = {}): ListRow => ({
  ...(Object.fromEntries(FURTHER_FIELDS.map((field) => [field, null])) as Record<
    EnquiryField,
    null
  >),
  attribution: {},
  asked_for_call: false,
  calls_allowed: null,
  corrected_at: null,
  correction_held_at: null,
  history: [],
  is_test: false,
  phone_typed: null,
  quarantine_reasons: [],
  quarantined_at: null,
  withdrawn_at: null,
  id: 'f47ac10b-58cc-4372-a567-0e02b2c3d479',
  name: 'Asha Verma',
  email: 'asha@example.in',
  phone: '+919876543210',
  subject: 'franchise',
  message: 'A cloud kitchen',
  created_at: '2026-11-21T00:10:00Z',
  stage: 'new',
  stage_since: '2026-11-21T00:10:00Z',
  stage_reason: null,
  answered_at: null,
  due_at: null,
  due_what: null,
  city: null,
  area_sqft: null,
  budget_rupees: null,
  model: null,
  brand: null,
  language: null,
  best_hour: null,
  source: null,
  assigned_to: null,
  tags: [],
  message_is_cut: false,
  enquiries_of_person: 1,
  ...change,
});

/** Answer of `desk_leads`. @param next where the next page begins */
export const makePage = (rows: readonly ListRow[], next: string | null = null): ListPage => ({
  rows: [...rows],
  next,
  is_similar: false,
});
