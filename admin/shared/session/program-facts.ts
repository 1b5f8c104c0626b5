import { ROUTES } from '../../../contract/routes.ts';

/** Facts of the inline program beside, evaluated while the site is built (site/browser/inline-programs.ts). */

/** The name under which supabase-js keeps a session in the browser, as a pattern. */
export const KEPT_SESSION = '^sb-.+-auth-token$';
export const SIGN_IN_PATH = ROUTES.auth;
