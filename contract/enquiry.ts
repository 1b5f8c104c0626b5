import * as v from 'valibot';
import { ENQUIRY_FIELDS, type EnquiryField } from './enquiry-fields.ts';
import { LIMITS } from './limits.ts';
import { readTypedPhone } from './phone.ts';
import { DEFAULT_SUBJECT, SUBJECTS } from './subjects.ts';
import { tidyLine, tidyText } from './tidy-text.ts';

export { ENQUIRY_FIELDS, ENQUIRY_FORM, type EnquiryField } from './enquiry-fields.ts';
export { DEFAULT_SUBJECT, SUBJECTS, type Subject } from './subjects.ts';

/** The toasts of the contact form, word for word (specification §8). */
export const ENQUIRY_MESSAGES = {
  sent: {
    title: 'Message sent!',
    description: "Thank you for your inquiry. We'll get back to you soon.",
  },
  failed: { title: 'Error', description: 'Failed to send message. Please try again.' },
} as const;

const emailError = 'Enter an email address like name@example.com.';
const subjectError = 'Choose one of the subjects in the list.';

/** Local part of RFC 5322 without quoting, a domain of at least two labels, any script. */
const EMAIL = /^[^\s@<>",;:\\()[\]\p{C}]+@(?:[\p{L}\p{M}\p{N}_-]+\.)+[\p{L}\p{M}\p{N}-]{2,}$/u;

/** Removes invisible characters, and the full stop that keyboards make of two spaces. */
const tidyAddress = (text: string): string =>
  tidyLine(text)
    .replace(/\p{Cf}/gu, '')
    .replace(/\.+$/, '');

/** Schema of a text that must not be empty after `tidy`; missing, null and other values count as empty. */
const required = (error: string, tidy: (text: string) => string) =>
  v.pipe(v.nullish(v.string(error), ''), v.transform(tidy), v.minLength(1, error));

/** One enquiry as sent over the network: form, function and lead desk share this schema. Output: text without characters
 * that cannot be stored, name on one line, message with `\n` line ends, e-mail with lower-cased domain, the phone's
 * number apart from what was typed, a subject that is never empty. Unknown keys are dropped. */
const enquirySchema = v.object({
  name: v.pipe(
    required('Enter your full name.', tidyLine),
    v.maxLength(LIMITS.name, `Use at most ${LIMITS.name} characters for the name.`),
  ),
  email: v.pipe(
    required('Enter your email address.', tidyAddress),
    v.maxLength(LIMITS.email, emailError),
    v.regex(EMAIL, emailError),
    v.transform((address) => address.replace(/@.+$/, (domain) => domain.toLowerCase())),
  ),
  phone: v.pipe(
    required('Enter your phone number.', tidyLine),
    // A phone never costs an enquiry: what is too long for any number is cut.
    v.transform((typed) => readTypedPhone([...typed].slice(0, LIMITS.phoneInput).join(''))),
  ),
  subject: v.pipe(
    v.nullish(v.string(subjectError), ''),
    v.trim(),
    v.picklist(['', ...SUBJECTS, DEFAULT_SUBJECT], subjectError),
    v.transform((subject): string => subject || DEFAULT_SUBJECT),
  ),
  message: v.pipe(
    required('Write your message.', tidyText),
    v.maxLength(LIMITS.message, `Use at most ${LIMITS.message} characters for the message.`),
  ),
} satisfies Record<EnquiryField, v.GenericSchema>);

/** One valid enquiry, its fields named as the columns of `public.leads`. */
export type Enquiry = Omit<v.InferOutput<typeof enquirySchema>, 'phone'> & {
  /** The first number that was typed, as E.164; null where there was none. */
  phone: string | null;
  /** The whole line, where it says more than that number. */
  phone_typed?: string | null;
};
export type EnquiryErrors = Partial<Record<EnquiryField, string>>;

/** Validates input of any shape against the enquiry schema; anything but an object counts as an
 * empty one.
 * @returns the enquiry, or the first error of each field in plain words. */
export function parseEnquiry(
  input: unknown,
): { ok: true; enquiry: Enquiry } | { ok: false; errors: EnquiryErrors } {
  const fields = typeof input === 'object' && input !== null ? input : {};
  const result = v.safeParse(enquirySchema, fields, { abortPipeEarly: true });
  if (result.success) {
    const { phone, ...rest } = result.output;
    return { ok: true, enquiry: { ...rest, phone: phone.number, phone_typed: phone.typed } };
  }
  const { nested = {} } = v.flatten<typeof enquirySchema>(result.issues);
  const errors: EnquiryErrors = {};
  for (const field of ENQUIRY_FIELDS) {
    const [error] = nested[field] ?? [];
    if (error) errors[field] = error;
  }
  return { ok: false, errors };
}
