import { createHash } from 'node:crypto';

/** What is stored instead of an address or of words: SHA-256 in hexadecimal. */
export const digest = (text: string): string => createHash('sha256').update(text).digest('hex');
