import { type FormEvent, useState } from 'react';
import { LIMITS } from '../../../contract/limits.ts';
import { Button } from '../../../ui/button/button.tsx';
import { TextField, type TextFieldProps } from '../../../ui/field/text-field.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Eye, EyeOff } from '../../../ui/icon/icons.ts';
import { showToast } from '../../../ui/toast/toast.ts';
import { t } from '../language/language.ts';
import { SESSION_MESSAGES } from '../session/session-messages.ts';
import styles from './form.module.css';

export type Credentials = Record<'email' | 'password', string>;

export const readAddress = (data: FormData) => ({ email: readText(data, 'email').trim() });

export const readCredentials = (data: FormData): Credentials => ({
  ...readAddress(data),
  password: readText(data, 'password'),
});

export function checkAddress({ email }: Pick<Credentials, 'email'>) {
  if (!email) return { email: t('Enter your email address.') };
  return /^\S+@\S+$/.test(email)
    ? {}
    : { email: t('Enter an email address like name@example.com.') };
}

const LEAST = { count: LIMITS.passwordMin };
const MOST = { count: LIMITS.passwordMax };
const SAFER = { count: LIMITS.passwordRecommended, least: LIMITS.passwordMin };

export function checkNewPassword({ password }: Pick<Credentials, 'password'>) {
  if (!password) return { password: t('Enter a password.') };
  if (password.length < LIMITS.passwordMin) {
    return {
      password: t('Use at least {count} characters for the password.', LEAST),
    };
  }
  return password.length > LIMITS.passwordMax
    ? {
        password: t('Use at most {count} characters for the password.', MOST),
      }
    : {};
}

/** A password that was set before may break newer rules, so it only has to be there (specification §5). */
export const checkPassword = ({ password }: Pick<Credentials, 'password'>) =>
  password ? {} : { password: t('Enter your password.') };

/** The account's e-mail field, marked so that password managers recognise it. */
export const EmailField = (props: Omit<TextFieldProps, 'type' | 'label' | 'name'>) => (
  <TextField
    {...props}
    label={t('Email')}
    name="email"
    type="email"
    autoComplete="username"
    autoCapitalize="none"
    spellCheck={false}
  />
);

type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'affix' | 'name'>;

/** The field `password` with a button that shows it; the button's name stays, its pressed state changes. */
export function PasswordField({ label, ...props }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <TextField
      {...props}
      label={t(label)}
      name="password"
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      affix={
        <Button
          kind="quiet"
          size="small"
          aria-label={t('Show password')}
          aria-pressed={isShown}
          onClick={() => setIsShown(!isShown)}
        >
          <Icon icon={isShown ? EyeOff : Eye} size="medium" />
        </Button>
      }
    />
  );
}

const MIN_DIFFERENT = 5;

/**
 * Says in words how good a new password is, by what a page can tell without a list of common ones: the server
 * refuses those.
 */
export function describeStrength(password: string): string {
  const characters = Array.from(password);
  if (characters.length === 0) return '';
  if (characters.length < LIMITS.passwordMin) {
    return t('Too short: it needs at least {count} characters.', LEAST);
  }
  if (new Set(characters).size < MIN_DIFFERENT) return t('Weak: it repeats a few characters.');
  return characters.length < LIMITS.passwordRecommended
    ? t('Fair: {count} or more characters are recommended. Add a word or two.', SAFER)
    : t('Good length.');
}

export function NewPasswordField(props: Pick<PasswordFieldProps, 'label' | 'error'>) {
  const [typed, setTyped] = useState('');
  return (
    <>
      <PasswordField
        {...props}
        autoComplete="new-password"
        hint={t('At least {least} characters; {count} or more are safer.', SAFER)}
        onChange={(event) => setTyped(event.target.value)}
      />
      <p role="status" className={styles.strength}>
        {describeStrength(typed)}
      </p>
    </>
  );
}

type FieldErrors = Partial<Record<string, string | undefined>>;

/**
 * What comes after a form was sent: the page is being left (the button stays busy), fields were refused, or the named
 * one takes the focus.
 */
export type FormOutcome = { isLeaving: true } | { errors: FieldErrors } | { focus: string };

export interface FormPlan<Values> {
  read: (data: FormData) => Values;
  check: (values: Values) => FieldErrors;
  send: (values: Values) => Promise<FormOutcome | undefined>;
}

function focusField(form: HTMLFormElement, name: string): void {
  const control = form.elements.namedItem(name);
  if (!(control instanceof HTMLInputElement)) return;
  control.focus();
  control.select();
}

export const readText = (data: FormData, name: string): string => String(data.get(name) ?? '');

/** Validates and sends a form; anything thrown shows the "unexpected error" toast (specification §8). */
export function useForm<Values>({ read, check, send }: FormPlan<Values>) {
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isBusy, setIsBusy] = useState(false);

  async function submit(form: HTMLFormElement): Promise<void> {
    const outcome = await attempt(form).catch((error: unknown) => {
      console.error(error);
      showToast(SESSION_MESSAGES.unexpected);
      return undefined;
    });
    if (outcome && 'isLeaving' in outcome) return;
    setIsBusy(false);
    if (!outcome) return;
    if ('errors' in outcome) setErrors(outcome.errors);
    // Disabling the button took its focus away; move it to the field to correct.
    focusField(form, 'errors' in outcome ? firstOf(outcome.errors) : outcome.focus);
  }

  async function attempt(form: HTMLFormElement): Promise<FormOutcome | undefined> {
    const values = read(new FormData(form));
    const found = check(values);
    setErrors(found);
    if (firstOf(found)) return { errors: found };
    setIsBusy(true);
    return send(values);
  }

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isBusy) void submit(event.currentTarget);
  };

  return { errors, isBusy, formProps: { onSubmit, noValidate: true, method: 'post' } as const };
}

const firstOf = (errors: FieldErrors): string =>
  Object.keys(errors).find((name) => errors[name]) ?? '';
