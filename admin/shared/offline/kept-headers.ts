/** Of a request that only what the device keeps may answer. */
export const KEPT_ONLY = 'x-desk-kept-only';
/** Of such a request, which has no token: the user id of the account that asks. */
export const ACCOUNT = 'x-desk-account';
/** Of an answer that the device has kept; when it was given, in milliseconds since 1970. */
export const AS_OF = 'x-desk-as-of';
