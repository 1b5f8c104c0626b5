import { DEFAULT_SUBJECT, ENQUIRY_FIELDS, type EnquiryField } from '../../contract/enquiry.ts';

/** The form as it was filled in, each field as text. */
export type EnquiryValues = Record<EnquiryField, string>;

/** Reads a form's fields; a field that is not there reads as empty. */
export function readValues(form: FormData): EnquiryValues {
  const read = ENQUIRY_FIELDS.map((field) => {
    const value = form.get(field);
    return [field, typeof value === 'string' ? value : ''];
  });
  return Object.fromEntries(read) as EnquiryValues;
}

/** What is sent to the function: the same, with a name for the subject that was left open (§5). */
export const toPayload = (values: EnquiryValues): EnquiryValues => ({
  ...values,
  subject: values.subject || DEFAULT_SUBJECT,
});
