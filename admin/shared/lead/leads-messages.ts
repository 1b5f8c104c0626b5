import type { ToastMessage } from '../../../ui/toast/toast.ts';
import { answerStatus } from '../backend/desk-error.ts';
import { t } from '../language/language.ts';

const fail = (description: string): ToastMessage => ({
  title: t('Error'),
  description,
  tone: 'destructive',
});

/** Toasts about the list of leads, word for word (specification §8). */
export const LEADS_MESSAGES = {
  refreshed: {
    title: 'Refreshed',
    description: 'Lead data has been refreshed.',
    tone: 'success',
  },
  loadRefused: fail('Failed to load leads from database'),
  loadFailed: fail('Failed to load leads'),
} as const satisfies Record<string, ToastMessage>;

export const describeLoadError = (error: unknown): ToastMessage =>
  answerStatus(error) ? LEADS_MESSAGES.loadRefused : LEADS_MESSAGES.loadFailed;
