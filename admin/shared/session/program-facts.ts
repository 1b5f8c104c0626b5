import { ROUTES } from '../../../contract/routes.ts';

/**
 * Constants of the inline program send-away.ts, evaluated at build time
 * (site/browser/inline-programs.ts).
 */

/** Pattern of the key under which supabase-js stores a session. */
export const KEPT_SESSION = '^sb-.+-auth-token$';
export const SIGN_IN_PATH = ROUTES.auth;
/** Under which the fragment of the address waits while its visitor signs in. */
export const KEPT_PLACE = 'lead-desk-place';
