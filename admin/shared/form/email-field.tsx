import { TextField, type TextFieldProps } from '../../../ui/field/text-field.tsx';

export type EmailFieldProps = Omit<TextFieldProps, 'type' | 'label' | 'name'>;

/** The account's e-mail field, marked so that password managers recognise it. */
export function EmailField(props: EmailFieldProps) {
  return (
    <TextField
      {...props}
      label="Email"
      name="email"
      type="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
