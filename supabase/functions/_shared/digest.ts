import { createHash } from 'node:crypto';

/** SHA-256 in hexadecimal, stored in place of an address or a message. */
export const digest = (text: string): string => createHash('sha256').update(text).digest('hex');
