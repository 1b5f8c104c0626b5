import { ENQUIRY_FORM, type EnquiryField } from '../../contract/enquiry-fields.ts';
import { SelectField, type SelectOption } from '../../ui/field/select-field.tsx';
import { TextArea } from '../../ui/field/text-area.tsx';
import { TextField, type TextFieldProps } from '../../ui/field/text-field.tsx';

/** What a form adds to what the contract says about a field. */
export interface EnquiryControlProps
  extends Pick<TextFieldProps, 'id' | 'hint' | 'error' | 'enterKeyHint' | 'spellCheck'> {
  field: EnquiryField;
  /** Replaces the contact form's label. */
  label?: string;
  /** Initial text. Omit it in an island: hydration would overwrite what was already typed. */
  defaultValue?: string | undefined;
  subjects?: readonly SelectOption[];
}

/** The control of one field of an enquiry, with the contract's hints for autofill and on-screen keyboards. */
export function EnquiryControl({ field, subjects = [], ...rest }: EnquiryControlProps) {
  const { label, control, isOptional, maxLength, keyboard } = ENQUIRY_FORM[field];
  const common = { name: field, label, isOptional, required: !isOptional, ...rest };
  if (control === 'subject') {
    const { enterKeyHint: _key, spellCheck: _spell, ...choice } = common;
    return <SelectField {...choice} options={subjects} />;
  }
  if (control === 'text') {
    const { autoCapitalize } = keyboard ?? {};
    return <TextArea {...common} rows={6} maxLength={maxLength} autoCapitalize={autoCapitalize} />;
  }
  return <TextField {...common} {...keyboard} maxLength={maxLength} />;
}
