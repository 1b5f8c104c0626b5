import type { ToastMessage } from '../../../ui/toast-store.ts';
import { LEADS_MESSAGES } from '../../features/leads/messages.ts';

/** HTTP status that the database's service gave; undefined when there was no answer. */
const answerStatus = (fault: unknown): number | undefined => {
  const status = fault instanceof Error && 'status' in fault ? fault.status : undefined;
  return typeof status === 'number' && status > 0 ? status : undefined;
};

/** The session is no longer accepted; the person must sign in again. */
export const isSessionRefused = (fault: unknown): boolean => answerStatus(fault) === 401;

/** @returns the toast: an answer from the database, or any other exception. */
export const describeLoadFault = (fault: unknown): ToastMessage =>
  answerStatus(fault) ? LEADS_MESSAGES.loadRefused : LEADS_MESSAGES.loadFailed;

/** @returns the toast: an answer from the database, or any other exception. */
export const describeClearFault = (fault: unknown): ToastMessage =>
  answerStatus(fault) ? LEADS_MESSAGES.clearRefused : LEADS_MESSAGES.clearFailed;
