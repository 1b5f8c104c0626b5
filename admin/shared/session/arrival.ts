import { showToast } from '../../../ui/toast/toast.ts';
import { tabStorage } from '../storage.ts';
import { SESSION_MESSAGES } from './session-messages.ts';

type Message = keyof typeof SESSION_MESSAGES;
export type Arrival = Message | 'sessionEnded';

const KEY = 'lead-desk-arrival';
const isMessage = (arrival: string): arrival is Message => Object.hasOwn(SESSION_MESSAGES, arrival);

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
  const arrival = tabStorage.read(KEY) ?? '';
  tabStorage.keep(KEY, null);
  if (isMessage(arrival)) showToast(SESSION_MESSAGES[arrival]);
  return { hasSessionEnded: arrival === 'sessionEnded' };
}
