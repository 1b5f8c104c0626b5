import { LIMITS } from './limits.ts';

/* The fields of an enquiry without the validation of enquiry.ts, so that a page which only shows
 * fields does not load it. */

/** Every field, in the order of the form. Form, outbox, function, mails, receipt and lead desk
 * follow this list; docs/developer/add-a-field-to-an-enquiry.md shows how to add one. */
export const ENQUIRY_FIELDS = ['name', 'email', 'phone', 'subject', 'message'] as const;
export type EnquiryField = (typeof ENQUIRY_FIELDS)[number];

/** Labels and control of one field. */
export interface EnquiryFieldForm {
  /** In the contact form. */
  label: string;
  /** In mails to the team and in the lead desk. */
  shortLabel: string;
  /** A single-line input, a text area, or the list of subjects. */
  control: 'line' | 'text' | 'subject';
  isOptional?: true;
  /** Characters that the control accepts. */
  maxLength?: number;
  /** Hints for on-screen keyboards and autofill. */
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

/** Fields other than those of the specification (§3), which lead desk and CSV lay out by hand. */
export const FURTHER_FIELDS = ENQUIRY_FIELDS.filter(
  (field) => !/^(?:name|email|phone|subject|message)$/.test(field),
);
