import { createHash } from 'node:crypto';

/** @returns the digest that the name of a file in `/assets/` carries, so that other content has another address */
export const digestOf = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 8);
