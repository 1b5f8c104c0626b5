import { LIMITS } from './limits.ts';

/*
 * The names of an enquiry's fields, without the rules of enquiry.ts, so that a page which shows fields
 * and checks none need not load them.
 */

/**
 * Every field in the order in which the form shows them. Form, outbox, function, mails, receipt and
 * lead desk follow this list; docs/how-to/add-a-field-to-an-enquiry.md adds one to it.
 */
export const ENQUIRY_FIELDS = ['name', 'email', 'phone', 'subject', 'message'] as const;
export type EnquiryField = (typeof ENQUIRY_FIELDS)[number];

/** How one field is named and asked for. */
export interface EnquiryFieldForm {
  /** At the contact form. */
  label: string;
  /** In mails to the team and at the lead desk. */
  shortLabel: string;
  /** One line, several, or the list of subjects. */
  control: 'line' | 'text' | 'subject';
  isOptional?: true;
  /** Characters that can be typed. */
  maxLength?: number;
  /** What helps a keyboard to fill it in. */
  keyboard?: {
    type?: 'email' | 'tel';
    inputMode?: 'email' | 'tel';
    autoComplete?: string;
    autoCapitalize?: 'none' | 'words' | 'sentences';
  };
}

export const ENQUIRY_FORM: Readonly<Record<EnquiryField, EnquiryFieldForm>> = {
  name: {
    label: 'Full Name',
    shortLabel: 'Name',
    control: 'line',
    maxLength: LIMITS.name,
    keyboard: { autoComplete: 'name', autoCapitalize: 'words' },
  },
  email: {
    label: 'Email Address',
    shortLabel: 'E-mail',
    control: 'line',
    maxLength: LIMITS.email,
    keyboard: { type: 'email', inputMode: 'email', autoComplete: 'email', autoCapitalize: 'none' },
  },
  phone: {
    label: 'Phone Number',
    shortLabel: 'Phone',
    control: 'line',
    maxLength: LIMITS.phoneInput,
    keyboard: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  },
  subject: { label: 'Subject', shortLabel: 'Subject', control: 'subject', isOptional: true },
  message: {
    label: 'Message',
    shortLabel: 'Message',
    control: 'text',
    maxLength: LIMITS.message,
    keyboard: { autoCapitalize: 'sentences' },
  },
};

/** Fields beyond those that the specification names (§3), which lead desk and CSV lay out by hand. */
export const FURTHER_FIELDS = ENQUIRY_FIELDS.filter(
  (field) => !/^(?:name|email|phone|subject|message)$/.test(field),
);
