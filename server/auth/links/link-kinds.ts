/** What a mailed link lets its reader do. */
export type OneTimeKind = 'signup' | 'recovery';

/** Seconds for which a mailed link is valid. */
export const LINK_SECONDS: Readonly<Record<OneTimeKind, number>> = {
  signup: 24 * 60 * 60,
  recovery: 60 * 60,
};

/**
 * The kinds of link that each `type` of `POST /verify` accepts; `email` accepts both, as on hosted
 * Supabase.
 */
export const VERIFY_TYPES: Readonly<Record<string, readonly OneTimeKind[]>> = {
  signup: ['signup'],
  email: ['signup', 'recovery'],
  recovery: ['recovery'],
};
