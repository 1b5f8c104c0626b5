import { ROUTES } from '../../../contract/routes.ts';

/** The name under which supabase-js keeps a session in the browser. */
const KEPT_SESSION = /^sb-.+-auth-token$/;

/** @returns whether this browser keeps a session, be it good or not; false when storage is blocked. */
export function isSessionKept(): boolean {
  try {
    return Object.keys(localStorage).some((key) => KEPT_SESSION.test(key));
  } catch {
    return false;
  }
}

/**
 * A script for the head of /admin that leads whoever cannot have a session to /auth before the
 * application is loaded and before anything is painted. It decides nothing else: the application
 * asks the backend.
 */
export const sendAwayScript = `try{Object.keys(localStorage).some(function(k){return${KEPT_SESSION}.test(k)})||location.replace(${JSON.stringify(ROUTES.auth)})}catch(e){}`;
