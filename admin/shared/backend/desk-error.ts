import type { ToastMessage } from '../../../ui/toast/toast-store.ts';
import { AnswerError } from './read-answer.ts';

/** A request of the desk that was refused (`status` of the answer) or not answered (0). */
export class DeskError extends Error {
  override readonly name: string = 'DeskError';
  readonly status: number;

  constructor(message: string, status: number) {
    super(message);
    this.status = status;
  }
}

/** @returns the HTTP status that the backend gave; undefined when there was no answer. */
export const answerStatus = (error: unknown): number | undefined =>
  error instanceof DeskError && error.status > 0 ? error.status : undefined;

/** The session is no longer accepted; the person must sign in again. */
export const isSessionRefused = (error: unknown): boolean => answerStatus(error) === 401;

/** @returns the toast for a change that did not succeed; an unreadable answer does not say that. */
export const describeChangeError = (error: unknown): ToastMessage => ({
  title: 'Error',
  description:
    error instanceof AnswerError ? error.message : 'The database refused. Nothing has changed.',
  tone: 'destructive',
});
