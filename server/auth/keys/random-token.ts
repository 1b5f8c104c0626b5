import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits for a link or a session, 43 characters that need no escaping in an address. */
export const createToken = (): string => randomBytes(32).toString('base64url');

/**
 * SHA-256 digest of a token, which is all the database stores. Random tokens of this length need no
 * salt or stretching.
 */
export const digestToken = (token: string): Buffer => createHash('sha256').update(token).digest();
