import { KEPT_SESSION } from './program-facts.ts';

/** @returns whether this browser keeps a session, be it good or not; false when storage is blocked. */
export function isSessionKept(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.match(KEPT_SESSION));
  } catch {
    return false;
  }
}
