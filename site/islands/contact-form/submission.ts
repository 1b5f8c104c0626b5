import { newId } from '../../../contract/reference.ts';
import type { EnquiryTarget } from '../../outbox/send-enquiry.ts';

/** Identity of the open form: the idempotency key it is sent under, and its token. */
export interface Submission {
  id: string;
  /** Missing until the server has given one. */
  token?: string | undefined;
}

const KEY = 'contactSubmission';
const ID = /^[0-9a-f-]{36}$/;
/** The form can be sent without a token, so nothing waits longer than this. */
const TIMEOUT_MS = 10_000;

/** Reads the submission of this tab, so that a reload or the back button does not create a second one. */
export function readSubmission(session: Storage | undefined): Submission | undefined {
  try {
    return readIdentity(JSON.parse(session?.getItem(KEY) ?? 'null'));
  } catch {
    return undefined;
  }
}

/** Creates a submission and keeps it for this tab. */
export function createSubmission(session: Storage | undefined): Submission {
  const submission = { id: newId() };
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
 * Asks the server for the identity of a new form: an id, and the signed token that says when the form was
 * opened and proves who did. No id stands in the address: addresses are in the logs of proxies.
 * @returns undefined when the server does not answer with both
 */
export async function fetchSubmission({
  endpoint,
  apiKey,
}: EnquiryTarget): Promise<Submission | undefined> {
  try {
    const answer = await fetch(`${endpoint}?open`, {
      method: 'POST',
      headers: { accept: 'application/json', ...(apiKey && { apikey: apiKey }) },
      signal: AbortSignal.timeout?.(TIMEOUT_MS),
    });
    const opened = answer.ok ? readIdentity(await answer.json()) : undefined;
    return opened?.token ? opened : undefined;
  } catch {
    return undefined;
  }
}

function readIdentity(found: unknown): Submission | undefined {
  const { id, token } = Object(found) as Record<keyof Submission, unknown>;
  if (typeof id !== 'string' || !ID.test(id)) return undefined;
  return { id, ...(typeof token === 'string' && { token }) };
}
