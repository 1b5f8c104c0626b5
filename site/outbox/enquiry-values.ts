import { ENQUIRY_FIELDS, type EnquiryField } from '../../contract/enquiry-fields.ts';
import { DEFAULT_SUBJECT } from '../../contract/subjects.ts';

/** The form as it was filled in, each field as text. */
export type EnquiryValues = Record<EnquiryField, string>;

/**
 * Every field of an enquiry and nothing else; what is no text reads as empty.
 * @param read the value of a field, of any kind
 */
export function pickValues(read: (field: EnquiryField) => unknown): EnquiryValues {
  const picked = ENQUIRY_FIELDS.map((field) => {
    const value = read(field);
    return [field, typeof value === 'string' ? value : ''];
  });
  return Object.fromEntries(picked) as EnquiryValues;
}

/** Reads a form's fields. */
export const readValues = (form: FormData): EnquiryValues => pickValues((field) => form.get(field));

/** What is sent to the function: the same, with a name for the subject that was left open (§5). */
export const toPayload = (values: EnquiryValues): EnquiryValues => ({
  ...values,
  subject: values.subject || DEFAULT_SUBJECT,
});
