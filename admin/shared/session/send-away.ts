import { ROUTES } from '../../../contract/routes.ts';
import { inlineProgram } from '../../../ui/inline-program.ts';
import { KEPT_PLACE, KEPT_SESSION } from './kept-session.ts';

/**
 * Without a stored session, redirects to /auth before the application loads and before anything is painted. The
 * application checks everything else with the backend.
 */
function sendAway(session: string, place: string, signIn: string): void {
  try {
    if (Object.keys(localStorage).some((key) => key.match(session))) return;
    // Whoever followed a link to a lead comes to it after signing in.
    if (location.hash) sessionStorage.setItem(place, location.hash);
    location.replace(signIn);
  } catch {
    // Storage is blocked: the application decides.
  }
}

export const SEND_AWAY_PROGRAM = inlineProgram(sendAway, KEPT_SESSION, KEPT_PLACE, ROUTES.auth);
