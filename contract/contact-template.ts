import type { EnquiryField } from './enquiry-fields.ts';

/** Page of the built site that the server fills in to show a posted form again. */
export const CONTACT_TEMPLATE = 'templates/contact.html';

/** Between two letters of no font, which the check of the content refuses: no text of the site is a slot. */
const slot = (words: string) => `\uE000${words}\uE001`;

/** Slots of that page. The site's build writes them as plain text, the server replaces them.
 * Conditions may be nested; the `<li>` around `listedError` is repeated for each error. */
export const TEMPLATE_SLOTS = {
  value: (field: EnquiryField) => slot(`value ${field}`),
  error: (field: EnquiryField) => slot(`error ${field}`),
  ifInvalid: (field: EnquiryField) => slot(`if invalid ${field}`),
  ifErrors: slot('if errors'),
  ifFailure: slot('if failure'),
  otherwise: slot('else'),
  end: slot('end'),
  listedField: slot('listed field'),
  listedError: slot('listed error'),
  failureTitle: slot('failure title'),
  failureDescription: slot('failure description'),
  /** The enquiry as one text, percent-encoded for a link. */
  textForLink: slot('text for link'),
} as const;

/** Id of a field's control; the error summary links to it. */
export const fieldId = (field: string): string => `contact-${field}`;
