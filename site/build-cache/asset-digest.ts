import { createHash } from 'node:crypto';

/** Characters of a digest in the name of a file in `/assets/`: 24 bits, since names stand in a page's first flight. */
export const DIGEST_LENGTH = 4;

/** The same for scripts, of which the bundler asks no fewer. */
export const SCRIPT_DIGEST_LENGTH = 6;

/** @returns the digest of a file that its name carries, `[A-Za-z0-9_-]{4}`: other content has another address */
export const digestOf = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, DIGEST_LENGTH);
