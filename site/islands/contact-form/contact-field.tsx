import { fieldId } from '../../../contract/contact-template.ts';
import { ENQUIRY_FORM, type EnquiryField } from '../../../contract/enquiry-fields.ts';
import { EnquiryControl, type EnquiryControlProps } from '../enquiry-control.tsx';

export type FieldHints = Partial<Record<EnquiryField, string>>;

export interface ContactFieldProps
  extends Pick<EnquiryControlProps, 'field' | 'subjects' | 'error'> {
  /** What stands above a field to help with it. */
  hints: FieldHints;
  /** First text of the field. Leave it out in an island, or it replaces what was typed before. */
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
