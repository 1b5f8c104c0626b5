import { createHash, createHmac } from 'node:crypto';

/** SHA-256 in hexadecimal. Of anything that could be guessed, store a keyed digest instead. */
export const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

/**
 * HMAC-SHA-256 in hexadecimal, stored in place of a network, an address, a number or a message: a
 * copy of the database does not suffice to try which one it was.
 */
export const keyedDigest = (key: string, text: string): string =>
  createHmac('sha256', key).update(`rate limit:${text}`).digest('hex');
