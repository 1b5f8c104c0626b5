import { TextField, type TextFieldProps } from '../../../ui/field/text-field.tsx';

export type EmailFieldProps = Omit<TextFieldProps, 'type' | 'label' | 'name'>;

/** The address that names the account, so that password managers know it. */
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
