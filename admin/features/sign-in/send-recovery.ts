import { ROUTES } from '../../../contract/routes.ts';
import { describeAuthError } from '../../shared/account/auth-errors.ts';
import { backend } from '../../shared/backend/backend.ts';

/** Requests a password recovery mail. @returns the text to show. */
export async function sendRecovery(email: string): Promise<string> {
  const { error } = await backend.auth.resetPasswordForEmail(email, {
    redirectTo: location.origin + ROUTES.authReset,
  });
  return error
    ? describeAuthError(error)
    : `If ${email} has an account, a mail with a link is on its way. The link works once.`;
}
