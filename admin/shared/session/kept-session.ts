export const KEPT_SESSION = '^sb-.+-auth-token$';
/** Under which the fragment of the address waits while its visitor signs in. */
export const KEPT_PLACE = 'lead-desk-place';
