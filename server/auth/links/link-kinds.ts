/** What a mailed link lets its reader do. */
export type OneTimeKind = 'signup' | 'recovery';

/** Seconds that a mailed link lives. */
export const LINK_SECONDS: Readonly<Record<OneTimeKind, number>> = {
  signup: 24 * 60 * 60,
  recovery: 60 * 60,
};

/** The kinds that each `type` of `POST /verify` opens; `email` opens both, as on hosted Supabase. */
export const VERIFY_TYPES: Readonly<Record<string, readonly OneTimeKind[]>> = {
  signup: ['signup'],
  email: ['signup', 'recovery'],
  recovery: ['recovery'],
};
