import { ENQUIRY_FORM, type EnquiryField } from '../../contract/enquiry-fields.ts';
import { SelectField, type SelectOption } from '../../ui/field/select-field.tsx';
import { TextArea } from '../../ui/field/text-area.tsx';
import { TextField, type TextFieldProps } from '../../ui/field/text-field.tsx';

/** What a form adds to what the contract says about a field. */
export interface EnquiryControlProps
  extends Pick<TextFieldProps, 'id' | 'hint' | 'error' | 'enterKeyHint' | 'spellCheck'> {
  field: EnquiryField;
  /** Another label than that of the contact form. */
  label?: string;
  /** First text of the field. Leave it out in an island, or it replaces what was typed before. */
  defaultValue?: string | undefined;
  /** Where the field is the list of subjects. */
  subjects?: readonly SelectOption[];
}

/** The control of one field of an enquiry, with everything that helps a keyboard to fill it in. */
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
