import { KEPT_SESSION, SIGN_IN_PATH } from './program-facts.ts';

/**
 * Inline program for the head of /admin that leads whoever cannot have a session to /auth before the
 * application is loaded and before anything is painted. It decides nothing else: the application
 * asks the backend.
 */
try {
  if (!Object.keys(localStorage).some((key) => key.match(KEPT_SESSION))) {
    location.replace(SIGN_IN_PATH);
  }
} catch {
  // Blocked storage: the application says so.
}
