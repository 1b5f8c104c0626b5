import { done, failed, type ToastMessage } from '../../../ui/toast/toast.ts';
import { answerStatus } from '../backend/desk-error.ts';
import { t } from '../language/language.ts';

/** Toasts about the list of leads, word for word (specification §8). */
export const LEADS_MESSAGES = {
  refreshed: done('Refreshed', 'Lead data has been refreshed.'),
  loadRefused: failed(t('Error'), 'Failed to load leads from database'),
  loadFailed: failed(t('Error'), 'Failed to load leads'),
};

export const describeLoadError = (error: unknown): ToastMessage =>
  answerStatus(error) ? LEADS_MESSAGES.loadRefused : LEADS_MESSAGES.loadFailed;
