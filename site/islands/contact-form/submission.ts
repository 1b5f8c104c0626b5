import type { EnquiryTarget } from '../../outbox/send-enquiry.ts';
import { createSubmissionId } from '../../outbox/submission-id.ts';

/** Identity of the open form: the idempotency key it is sent under, and its token. */
export interface Submission {
  id: string;
  /** Missing until the server has given one. */
  token?: string | undefined;
}

const KEY = 'contactSubmission';
/** The form can be sent without a token, so nothing waits longer than this. */
const TIMEOUT_MS = 10_000;

/** Reads the submission of this tab, so that a reload or the back button does not create a second one. */
export function readSubmission(session: Storage | undefined): Submission | undefined {
  try {
    const kept: unknown = JSON.parse(session?.getItem(KEY) ?? 'null');
    const { id, token } = Object(kept) as Record<keyof Submission, unknown>;
    if (typeof id !== 'string' || !/^[0-9a-f-]{36}$/.test(id)) return undefined;
    return { id, ...(typeof token === 'string' && { token }) };
  } catch {
    return undefined;
  }
}

/** Creates a submission and keeps it for this tab. */
export function createSubmission(session: Storage | undefined): Submission {
  const submission = { id: createSubmissionId() };
  keepSubmission(session, submission);
  return submission;
}

/** Keeps the submission for this tab, where the browser allows it. */
export function keepSubmission(session: Storage | undefined, submission: Submission): void {
  try {
    session?.setItem(KEY, JSON.stringify(submission));
  } catch {
    // Storage is blocked or full: the submission lasts as long as the page.
  }
}

/**
 * Fetches the signed token with which the server notes when the form was opened.
 * @returns undefined when the server does not answer with one
 */
export async function fetchToken(
  id: string,
  { endpoint, apiKey }: EnquiryTarget,
): Promise<string | undefined> {
  try {
    const answer = await fetch(`${endpoint}?form=${id}`, {
      headers: { accept: 'application/json', ...(apiKey && { apikey: apiKey }) },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const body: unknown = answer.ok ? await answer.json() : undefined;
    const { token } = Object(body) as { token?: unknown };
    return typeof token === 'string' ? token : undefined;
  } catch {
    return undefined;
  }
}
