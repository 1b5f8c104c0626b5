import { type AuthError, describeAuthError } from '../account/auth-errors.ts';

/** @returns the digits of what was typed or pasted, which may be grouped: `123 456`. */
export const readCode = (text: string): string => text.replace(/[\s-]/g, '');

/** @returns an error, or undefined for six digits. */
export const checkCode = (code: string): string | undefined =>
  /^[0-9]{6}$/.test(code) ? undefined : 'Enter the six digits that your app shows.';

/** @returns why a code was refused, in words that say what to do. */
export function describeCodeError(error: AuthError): string {
  if (error.code === 'mfa_verification_failed' && error.message.startsWith('Invalid')) {
    return 'This code is not right, or it has been used. Wait for the next one; if that fails too, check the clock of the device.';
  }
  return describeAuthError(error);
}
