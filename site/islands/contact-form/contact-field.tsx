import { fieldId } from '../../../contract/contact-template.ts';
import type { EnquiryField } from '../../../contract/enquiry.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { SelectField, type SelectOption } from '../../../ui/select-field.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField, type TextFieldProps } from '../../../ui/text-field.tsx';

export type FieldHints = Partial<Record<EnquiryField, string>>;

export interface ContactFieldProps {
  field: EnquiryField;
  subjects: readonly SelectOption[];
  /** What stands above a field to help with it. */
  hints: FieldHints;
  error?: string | undefined;
  /** First text of the field. Leave it out in an island, or it replaces what was typed before. */
  value?: string | undefined;
}

const LINES = {
  name: {
    label: 'Full Name',
    autoComplete: 'name',
    autoCapitalize: 'words',
    maxLength: LIMITS.name,
  },
  email: {
    label: 'Email Address',
    type: 'email',
    inputMode: 'email',
    autoComplete: 'email',
    autoCapitalize: 'none',
    maxLength: LIMITS.email,
  },
  phone: {
    label: 'Phone Number',
    type: 'tel',
    inputMode: 'tel',
    autoComplete: 'tel',
    maxLength: LIMITS.phoneInput,
  },
} satisfies Partial<Record<EnquiryField, Partial<TextFieldProps>>>;

/** One field of the contact form, with everything that helps a keyboard to fill it in. */
export function ContactField({ field, subjects, hints, error, value }: ContactFieldProps) {
  const common = { id: fieldId(field), name: field, error, ...(value && { defaultValue: value }) };
  if (field === 'subject') {
    return <SelectField {...common} label="Subject" isOptional options={subjects} />;
  }
  if (field === 'message') {
    return (
      <TextArea
        {...common}
        label="Message"
        required
        rows={6}
        maxLength={LIMITS.message}
        autoCapitalize="sentences"
      />
    );
  }
  return (
    <TextField
      {...common}
      {...LINES[field]}
      required
      enterKeyHint="next"
      spellCheck={false}
      hint={hints[field]}
    />
  );
}
