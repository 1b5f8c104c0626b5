import { KEPT_PLACE, KEPT_SESSION, SIGN_IN_PATH } from './program-facts.ts';

/**
 * Inline program in the head of /admin: without a stored session it redirects to /auth before the
 * application loads and before anything is painted. The application checks everything else with the
 * backend.
 */
try {
  if (!Object.keys(localStorage).some((key) => key.match(KEPT_SESSION))) {
    // Whoever followed a link to a lead comes to it after signing in.
    if (location.hash) sessionStorage.setItem(KEPT_PLACE, location.hash);
    location.replace(SIGN_IN_PATH);
  }
} catch {
  // Storage is blocked: the application decides.
}
