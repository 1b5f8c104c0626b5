import type { ToastMessage } from '../../../ui/toast/toast-store.ts';
import { AnswerError } from './read-answer.ts';

/** A request that was refused; `status` is the HTTP status, 0 when there was no answer. */
export class DeskError extends Error {
  override readonly name: string = 'DeskError';
  readonly status: number;

  constructor(message: string, status: number) {
    super(message);
    this.status = status;
  }
}

/** @returns the HTTP status that the backend gave; 0 when there was no answer. */
export const answerStatus = (error: unknown): number =>
  error instanceof DeskError ? error.status : 0;

/** The session is no longer accepted; the person must sign in again. */
export const isSessionRefused = (error: unknown): boolean => answerStatus(error) === 401;

/**
 * @returns the toast for a failed change. After an unreadable answer it does not claim that nothing
 *   changed.
 */
export const describeChangeError = (error: unknown): ToastMessage => ({
  title: 'Error',
  description:
    error instanceof AnswerError ? error.message : 'The database refused. Nothing has changed.',
  tone: 'destructive',
});
