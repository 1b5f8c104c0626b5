/** Of a request that only what the device keeps may answer. */
export const KEPT_ONLY = 'x-desk-kept-only';
/** Of an answer that the device has kept; when it was given, in milliseconds since 1970. */
export const AS_OF = 'x-desk-as-of';
