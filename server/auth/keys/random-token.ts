import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits for a link or a session, 43 characters that need no escaping in an address. */
export const createToken = (): string => randomBytes(32).toString('base64url');

/** What the database keeps of a token: SHA-256. Random tokens of this length need no salt and no stretching. */
export const digestToken = (token: string): Buffer => createHash('sha256').update(token).digest();
