import { LIMITS } from '../../../contract/limits.ts';
import { readText } from '../form/use-form.ts';

export interface Credentials {
  email: string;
  password: string;
}

export type CredentialErrors = Partial<Record<keyof Credentials, string>>;

/** @returns an error, or undefined for an address that looks like one. */
export function checkEmail(email: string): string | undefined {
  if (!email) return 'Enter your email address.';
  return /^\S+@\S+$/.test(email) ? undefined : 'Enter an email address like name@example.com.';
}

/** @returns an error, or undefined for a password that may be sent as a new one. */
export function checkNewPassword(password: string): string | undefined {
  if (!password) return 'Enter a password.';
  if (password.length < LIMITS.passwordMin) {
    return `Use at least ${LIMITS.passwordMin} characters for the password.`;
  }
  return password.length > LIMITS.passwordMax
    ? `Use at most ${LIMITS.passwordMax} characters for the password.`
    : undefined;
}

/** Reads a form that holds only an address. */
export const readAddress = (data: FormData) => ({ email: readText(data, 'email').trim() });

/** Checks a form that holds only an address. */
export const checkAddress = ({ email }: Pick<Credentials, 'email'>): CredentialErrors =>
  withoutEmpty({ email: checkEmail(email) });

/** Reads a form that holds an address and a password. */
export const readCredentials = (data: FormData): Credentials => ({
  ...readAddress(data),
  password: readText(data, 'password'),
});

const withoutEmpty = (
  errors: Partial<Record<keyof Credentials, string | undefined>>,
): CredentialErrors => Object.fromEntries(Object.entries(errors).filter(([, error]) => error));

/** Login only requires both fields (specification §5): old passwords may break newer rules. */
export const checkSignIn = ({ email, password }: Credentials): CredentialErrors =>
  withoutEmpty({
    email: checkEmail(email),
    password: password ? undefined : 'Enter your password.',
  });

export const checkSignUp = ({ email, password }: Credentials): CredentialErrors =>
  withoutEmpty({ email: checkEmail(email), password: checkNewPassword(password) });
