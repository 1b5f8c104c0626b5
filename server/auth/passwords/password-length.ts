import { LIMITS } from '../../../contract/limits.ts';
import { AuthFault } from '../auth-error.ts';

/** The reasons of hosted Supabase that this product can give. */
export type WeakPasswordReason = 'length';

/**
 * @throws AuthFault `weak_password` for less than LIMITS.passwordMin characters,
 *   `validation_failed` for more than LIMITS.passwordMax
 */
export function requireStrongPassword(password: string): void {
  const { length } = Array.from(password);
  if (length < LIMITS.passwordMin) {
    const message = `Password should be at least ${LIMITS.passwordMin} characters.`;
    throw new AuthFault(422, 'weak_password', message, { weakPassword: ['length'] });
  }
  if (length > LIMITS.passwordMax) {
    const message = `Password cannot be longer than ${LIMITS.passwordMax} characters`;
    throw new AuthFault(400, 'validation_failed', message);
  }
}
