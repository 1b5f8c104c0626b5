import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Compares two texts in constant time, so that timing does not reveal where they differ. */
export function isEqualText(left: string, right: string): boolean {
  return timingSafeEqual(digest(left), digest(right));
}
