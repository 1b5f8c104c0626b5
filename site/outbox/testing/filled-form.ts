import { type EnquiryValues, pickValues } from '../enquiry-values.ts';

const TYPED: Partial<Record<string, string>> = {
  name: 'Harpreet Kaur',
  email: 'harpreet@example.in',
  phone: '98765 43210',
  subject: '',
  message: 'Space in Phase 8.\nWhich model fits?',
};

/** A form as a visitor fills it in: what is optional stays empty. */
export const FILLED: EnquiryValues = pickValues((field) => TYPED[field]);
