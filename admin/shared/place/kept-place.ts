import { KEPT_PLACE } from '../session/program-facts.ts';
import { goTo, readPlace } from './place.ts';

/** Remembers where somebody wanted to be who has to sign in first. */
export function keepPlace(): void {
  try {
    if (location.hash) sessionStorage.setItem(KEPT_PLACE, location.hash);
  } catch {
    // Storage may be blocked; the desk then opens with its list.
  }
}

/** Goes where somebody wanted to be before signing in, once; an address that says where counts more. */
export function restorePlace(): void {
  try {
    const kept = sessionStorage.getItem(KEPT_PLACE);
    sessionStorage.removeItem(KEPT_PLACE);
    if (kept && !location.hash) goTo(readPlace(kept), { isNew: false });
  } catch {
    // As above.
  }
}
