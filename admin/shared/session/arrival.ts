import { showToast } from '../../../ui/toast/toast.ts';
import { tabStorage } from '../storage.ts';
import { SESSION_MESSAGES } from './session-messages.ts';

const TOASTS = {
  welcome: SESSION_MESSAGES.welcome,
  emailConfirmed: SESSION_MESSAGES.emailConfirmed,
  passwordChanged: SESSION_MESSAGES.passwordChanged,
  loggedOut: SESSION_MESSAGES.loggedOut,
} as const;

export type Arrival = keyof typeof TOASTS | 'sessionEnded';

const KEY = 'lead-desk-arrival';
const isToast = (arrival: string | null): arrival is keyof typeof TOASTS =>
  arrival !== null && Object.hasOwn(TOASTS, arrival);

/** Set once a navigation has begun: a second one would only interrupt it. */
let isLeaving = false;

/** Replaces the current page by another one, which will show the reason; adds no history entry. */
export function leaveFor(path: string, arrival?: Arrival): void {
  if (arrival) tabStorage.keep(KEY, arrival);
  if (isLeaving) return;
  isLeaving = true;
  location.replace(path);
}

/** Shows the toast that the previous page left, once. */
export function announceArrival(): { hasSessionEnded: boolean } {
  // What this page has just left is for the next one.
  if (isLeaving) return { hasSessionEnded: false };
  const arrival = tabStorage.read(KEY);
  tabStorage.keep(KEY, null);
  if (isToast(arrival)) showToast(TOASTS[arrival]);
  return { hasSessionEnded: arrival === 'sessionEnded' };
}
