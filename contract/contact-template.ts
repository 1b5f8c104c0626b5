import type { EnquiryField } from './enquiry-fields.ts';

/** Page of the built site that the server fills in to show a posted form again. */
export const CONTACT_TEMPLATE = 'templates/contact.html';

/**
 * Slots of that page. The site's build writes them as plain text, the server replaces them.
 * Conditions may be nested; the `<li>` around `listedError` is repeated for each error.
 */
export const TEMPLATE_SLOTS = {
  value: (field: EnquiryField) => `[[value ${field}]]`,
  error: (field: EnquiryField) => `[[error ${field}]]`,
  ifInvalid: (field: EnquiryField) => `[[if invalid ${field}]]`,
  ifErrors: '[[if errors]]',
  ifFailure: '[[if failure]]',
  otherwise: '[[else]]',
  end: '[[end]]',
  listedField: '[[listed field]]',
  listedError: '[[listed error]]',
  failureTitle: '[[failure title]]',
  failureDescription: '[[failure description]]',
  /** The enquiry as one text, percent-encoded for a link. */
  textForLink: '[[text for link]]',
} as const;

/** Id of a field's control; the error summary links to it. */
export const fieldId = (field: string): string => `contact-${field}`;
