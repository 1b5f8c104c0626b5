import { LIMITS } from '../../../contract/limits.ts';

/** Fewer different characters than this are a pattern, however long. */
const MIN_DIFFERENT = 5;

/**
 * Says in words how good a new password is, by what a page can tell without a list of common ones:
 * the server refuses those.
 * @returns nothing for an empty one
 */
export function describeStrength(password: string): string {
  const characters = Array.from(password);
  if (characters.length === 0) return '';
  if (characters.length < LIMITS.passwordMin) {
    return `Too short: it needs at least ${LIMITS.passwordMin} characters.`;
  }
  if (new Set(characters).size < MIN_DIFFERENT) return 'Weak: it repeats a few characters.';
  return characters.length < LIMITS.passwordRecommended
    ? `Fair: ${LIMITS.passwordRecommended} or more characters are recommended. Add a word or two.`
    : 'Good length.';
}
