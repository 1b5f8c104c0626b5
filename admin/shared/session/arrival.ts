import { showToast } from '../../../ui/toast/toast.ts';
import { SESSION_MESSAGES } from './session-messages.ts';

const TOASTS = {
  welcome: SESSION_MESSAGES.welcome,
  emailConfirmed: SESSION_MESSAGES.emailConfirmed,
  passwordChanged: SESSION_MESSAGES.passwordChanged,
  loggedOut: SESSION_MESSAGES.loggedOut,
} as const;

/** Why a person comes to the next page of the application. */
export type Arrival = keyof typeof TOASTS | 'sessionEnded';

const KEY = 'lead-desk-arrival';
const isToast = (arrival: string | null): arrival is keyof typeof TOASTS =>
  arrival !== null && Object.hasOwn(TOASTS, arrival);

/** A second navigation would only interrupt the first. */
let isLeaving = false;

/** Goes to another page of the application, which will say why; leaves no entry to go back to. */
export function leaveFor(path: string, arrival?: Arrival): void {
  try {
    if (arrival) sessionStorage.setItem(KEY, arrival);
  } catch {
    // Storage may be blocked; the page is then only silent about the reason.
  }
  if (isLeaving) return;
  isLeaving = true;
  location.replace(path);
}

/**
 * Shows the toast that the last page left behind, once.
 * @returns whether the person was led here because the session ended.
 */
export function announceArrival(): { hasSessionEnded: boolean } {
  let arrival: string | null = null;
  try {
    arrival = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
  } catch {
    // As above.
  }
  if (isToast(arrival)) showToast(TOASTS[arrival]);
  return { hasSessionEnded: arrival === 'sessionEnded' };
}
