import * as v from 'valibot';
import { failed, showToast, type ToastMessage } from '../../../ui/toast/toast.ts';
import { t } from '../language/language.ts';

/** A request that was refused; `status` is the HTTP status, 0 when there was no answer. */
export class DeskError extends Error {
  override readonly name: string = 'DeskError';
  readonly status: number;

  constructor(message: string, status: number) {
    super(message);
    this.status = status;
  }
}

/** @returns the HTTP status that the backend gave; 0 when there was no answer */
export const answerStatus = (error: unknown): number =>
  error instanceof DeskError ? error.status : 0;

/** The session is no longer accepted: the page redirects to sign-in, which says so. */
export const isSessionRefused = (error: unknown): boolean => answerStatus(error) === 401;

export const describeChangeError = (error: unknown): ToastMessage =>
  failed(
    'Error',
    error instanceof AnswerError ? error.message : 'The database refused. Nothing has changed.',
  );

export function showChangeError(error: unknown): void {
  if (!isSessionRefused(error)) showToast(describeChangeError(error));
}

export const UNREACHED = 'The desk was not reached. Try again.';

export function showRefusal(error: Error, title = 'Not saved', unreached = UNREACHED): void {
  if (isSessionRefused(error)) return;
  const status = answerStatus(error);
  const description = status > 0 && status < 500 ? error.message : unreached;
  showToast(failed(title, description));
}

export class AnswerError extends Error {
  override readonly name = 'AnswerError';
}

const UNREADABLE =
  "The server's answer cannot be read ({place}: {what}). Reload the page; if that does not help, site and server are of different versions.";

/** Validates an answer of the backend: it may not be what the types say. */
export function readAnswer<Schema extends v.GenericSchema>(
  schema: Schema,
  data: unknown,
  source: string,
): v.InferOutput<Schema> {
  // The first issue is enough for the message; a long list is not searched for more.
  const result = v.safeParse(schema, data, { abortEarly: true });
  if (result.success) return result.output;
  const [issue] = result.issues;
  const place = [source, v.getDotPath(issue)].filter(Boolean).join('.');
  const gaps = { place, what: issue.message };
  throw new AnswerError(t(UNREADABLE, gaps));
}
