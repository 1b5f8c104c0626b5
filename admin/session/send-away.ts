import { ROUTES } from '../../contract/routes.ts';

/**
 * A script for the head of /admin that leads whoever cannot have a session to /auth before the
 * application is loaded and before anything is painted. It decides nothing else: the application
 * asks the backend. The name is the one under which supabase-js keeps a session.
 */
export const sendAwayScript = `try{Object.keys(localStorage).some(function(k){return/^sb-.+-auth-token$/.test(k)})||location.replace(${JSON.stringify(ROUTES.auth)})}catch(e){}`;
