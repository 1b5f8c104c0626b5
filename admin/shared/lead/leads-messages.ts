import { done, failed, type ToastMessage } from '../../../ui/toast/toast.ts';
import { answerStatus } from '../backend/desk-error.ts';

/** Toasts about the list of leads, word for word (specification §8). */
export const LEADS_MESSAGES = {
  refreshed: done('Refreshed', 'Lead data has been refreshed.'),
  loadRefused: failed('Error', 'Failed to load leads from database'),
  loadFailed: failed('Error', 'Failed to load leads'),
};

export const describeLoadError = (error: unknown): ToastMessage =>
  answerStatus(error) ? LEADS_MESSAGES.loadRefused : LEADS_MESSAGES.loadFailed;
