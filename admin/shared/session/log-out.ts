import { ROUTES } from '../../../contract/routes.ts';
import { showToast } from '../../../ui/toast/toast.ts';
import { leaveFor } from './arrival.ts';
import { SESSION_MESSAGES } from './session-messages.ts';
import { pageSession } from './use-session.ts';

/**
 * Ends all sessions of the account and goes to the sign-in page, leaving no edit on the device; on failure stays and
 * shows a toast.
 */
export async function logOut(): Promise<void> {
  const { error } = await pageSession.signOut();
  if (error) {
    showToast(SESSION_MESSAGES.logoutFailed);
    return;
  }
  // Half-typed edits of the content; where the browser keeps none there is nothing to erase.
  await import('../offline/kept-drafts.ts')
    .then(({ wipeDrafts }) => wipeDrafts())
    .catch(() => undefined);
  leaveFor(ROUTES.auth, 'loggedOut');
}
