import { createHash, randomBytes } from 'node:crypto';

/** What a mailed link lets its reader do. */
export type OneTimeKind = 'signup' | 'recovery';

/** Seconds that a mailed link lives. */
export const ONE_TIME_LIFETIME: Readonly<Record<OneTimeKind, number>> = {
  signup: 24 * 60 * 60,
  recovery: 60 * 60,
};

/** The kinds that each `type` of `POST /verify` opens; `email` opens both, as on hosted Supabase. */
export const VERIFY_TYPES: Readonly<Record<string, readonly OneTimeKind[]>> = {
  signup: ['signup'],
  email: ['signup', 'recovery'],
  recovery: ['recovery'],
};

/** 256 random bits for a link or a session, 43 characters that need no escaping in an address. */
export const createToken = (): string => randomBytes(32).toString('base64url');

/** What the database keeps of a token. Random tokens of this length need no salt and no stretching. */
export const digestToken = (token: string): Buffer => createHash('sha256').update(token).digest();
