import { LIMITS } from '../../../contract/limits.ts';

export interface Credentials {
  email: string;
  password: string;
}

export type CredentialFaults = Partial<Record<keyof Credentials, string>>;

export const PASSWORD_HINT = `At least ${LIMITS.passwordMin} characters; 12 or more are safer.`;

/** @returns a fault, or undefined for an address that looks like one. */
export function checkEmail(email: string): string | undefined {
  if (!email) return 'Enter your email address.';
  return /^\S+@\S+$/.test(email) ? undefined : 'Enter an email address like name@example.com.';
}

/** @returns a fault, or undefined for a password that may be sent as a new one. */
export function checkNewPassword(password: string): string | undefined {
  if (!password) return 'Enter a password.';
  if (password.length < LIMITS.passwordMin) {
    return `Use at least ${LIMITS.passwordMin} characters for the password.`;
  }
  return password.length > LIMITS.passwordMax
    ? `Use at most ${LIMITS.passwordMax} characters for the password.`
    : undefined;
}

const withoutEmpty = (faults: Record<keyof Credentials, string | undefined>): CredentialFaults =>
  Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault));

/** Login asks only that both are there (specification §5): old passwords may break newer rules. */
export const checkLogin = ({ email, password }: Credentials): CredentialFaults =>
  withoutEmpty({
    email: checkEmail(email),
    password: password ? undefined : 'Enter your password.',
  });

export const checkSignup = ({ email, password }: Credentials): CredentialFaults =>
  withoutEmpty({ email: checkEmail(email), password: checkNewPassword(password) });
