import { fieldId } from '../../../contract/contact-template.ts';
import { ENQUIRY_FORM, type EnquiryField } from '../../../contract/enquiry-fields.ts';
import { EnquiryControl, type EnquiryControlProps } from '../enquiry-control.tsx';

export type FieldHints = Partial<Record<EnquiryField, string>>;

export interface ContactFieldProps
  extends Pick<EnquiryControlProps, 'field' | 'subjects' | 'error'> {
  /** Help texts above the fields. */
  hints: FieldHints;
  /** Initial text. Omit it in an island: hydration would overwrite what was already typed. */
  value?: string | undefined;
}

/** One field of the contact form. */
export function ContactField({ field, hints, value, ...rest }: ContactFieldProps) {
  const isLine = ENQUIRY_FORM[field].control === 'line';
  return (
    <EnquiryControl
      {...rest}
      {...(value && { defaultValue: value })}
      {...(isLine && { enterKeyHint: 'next', spellCheck: false })}
      id={fieldId(field)}
      field={field}
      hint={hints[field]}
    />
  );
}
