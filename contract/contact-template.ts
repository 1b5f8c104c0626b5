import type { EnquiryField } from './enquiry-fields.ts';

/** Path of the page in the built site that the server fills in when a posted form comes back. */
export const CONTACT_TEMPLATE = 'templates/contact.html';

/**
 * Places of that page. The site's build puts them in as plain text, the server replaces them.
 * `[[if …]] … [[else]] … [[end]]` may be nested; the `<li>` around `FAULT` is repeated for each fault.
 */
export const TEMPLATE_SLOTS = {
  value: (field: EnquiryField) => `[[value ${field}]]`,
  error: (field: EnquiryField) => `[[error ${field}]]`,
  ifInvalid: (field: EnquiryField) => `[[if invalid ${field}]]`,
  ifFaults: '[[if faults]]',
  ifFailure: '[[if failure]]',
  otherwise: '[[else]]',
  end: '[[end]]',
  faultField: '[[fault field]]',
  faultMessage: '[[fault message]]',
  failureTitle: '[[failure title]]',
  failureDescription: '[[failure description]]',
} as const;

/** Id of a field's control, to which the error summary links. */
export const fieldId = (field: string): string => `contact-${field}`;
