import type { EnquiryValues } from '../enquiry-values.ts';

/** A form as a visitor fills it in. */
export const FILLED: EnquiryValues = {
  name: 'Harpreet Kaur',
  email: 'harpreet@example.in',
  phone: '98765 43210',
  subject: '',
  message: 'Space in Phase 8.\nWhich model fits?',
};
