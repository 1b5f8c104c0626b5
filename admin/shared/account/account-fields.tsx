import { useState } from 'react';
import { LIMITS } from '../../../contract/limits.ts';
import { Button } from '../../../ui/button/button.tsx';
import { TextField, type TextFieldProps } from '../../../ui/field/text-field.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Eye, EyeOff } from '../../../ui/icon/icons.ts';
import { readText } from './use-form.ts';

export interface Credentials {
  email: string;
  password: string;
}

export const readAddress = (data: FormData) => ({ email: readText(data, 'email').trim() });

export const readCredentials = (data: FormData): Credentials => ({
  ...readAddress(data),
  password: readText(data, 'password'),
});

export function checkAddress({ email }: Pick<Credentials, 'email'>) {
  if (!email) return { email: 'Enter your email address.' };
  return /^\S+@\S+$/.test(email) ? {} : { email: 'Enter an email address like name@example.com.' };
}

export function checkNewPassword({ password }: Pick<Credentials, 'password'>) {
  if (!password) return { password: 'Enter a password.' };
  if (password.length < LIMITS.passwordMin) {
    return { password: `Use at least ${LIMITS.passwordMin} characters for the password.` };
  }
  return password.length > LIMITS.passwordMax
    ? { password: `Use at most ${LIMITS.passwordMax} characters for the password.` }
    : {};
}

/** A password that was set before may break newer rules, so it only has to be there (specification §5). */
export const checkPassword = ({ password }: Pick<Credentials, 'password'>) =>
  password ? {} : { password: 'Enter your password.' };

/** The account's e-mail field, marked so that password managers recognise it. */
export const EmailField = (props: Omit<TextFieldProps, 'type' | 'label' | 'name'>) => (
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

type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'affix' | 'name'>;

/** The field `password` with a button that shows it; the button's name stays, its pressed state changes. */
export function PasswordField(props: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <TextField
      {...props}
      name="password"
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      affix={
        <Button
          kind="quiet"
          size="small"
          aria-label="Show password"
          aria-pressed={isShown}
          onClick={() => setIsShown(!isShown)}
        >
          <Icon icon={isShown ? EyeOff : Eye} size="medium" />
        </Button>
      }
    />
  );
}

const HINT = `At least ${LIMITS.passwordMin} characters; ${LIMITS.passwordRecommended} or more are safer.`;

export const NewPasswordField = (props: Pick<PasswordFieldProps, 'label' | 'error'>) => (
  <PasswordField {...props} autoComplete="new-password" hint={HINT} />
);
