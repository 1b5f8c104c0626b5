import type { EnquiryTarget } from '../../outbox/send-enquiry.ts';
import { createSubmissionId } from '../../outbox/submission-id.ts';

/** What the form that is open now will be sent as. */
export interface Submission {
  id: string;
  /** Missing until the server has given one. */
  token?: string | undefined;
}

const KEY = 'contactSubmission';
/** Without a token the form is sent all the same. */
const TIMEOUT_MS = 10_000;

/** The submission of this tab, so that a reload or the back button does not make a second one. */
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

/** Begins a new one. */
export function createSubmission(session: Storage | undefined): Submission {
  const submission = { id: createSubmissionId() };
  keepSubmission(session, submission);
  return submission;
}

export function keepSubmission(session: Storage | undefined, submission: Submission): void {
  try {
    session?.setItem(KEY, JSON.stringify(submission));
  } catch {
    // It lasts as long as the page then.
  }
}

/** Asks the server when the form was opened: it answers with a signed token. */
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
