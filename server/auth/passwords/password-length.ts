import { LIMITS } from '../../../contract/limits.ts';
import { AuthError } from '../auth-error.ts';

/**
 * Checks that a new password is neither too short nor too long. A character is a code point, so an
 * emoji counts once.
 * @throws AuthError `weak_password` for less than LIMITS.passwordMin characters,
 *   `validation_failed` for more than LIMITS.passwordMax
 */
export function requirePasswordLength(password: string): void {
  const { length } = Array.from(password);
  if (length < LIMITS.passwordMin) {
    const message = `Password should be at least ${LIMITS.passwordMin} characters.`;
    throw new AuthError(422, 'weak_password', message, { weakPassword: ['length'] });
  }
  if (length > LIMITS.passwordMax) {
    const message = `Password cannot be longer than ${LIMITS.passwordMax} characters`;
    throw new AuthError(400, 'validation_failed', message);
  }
}
