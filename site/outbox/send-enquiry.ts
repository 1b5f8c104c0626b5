import { ENQUIRY_FIELDS, type EnquiryErrors } from '../../contract/enquiry.ts';
import { DEFAULT_SUBJECT } from '../../contract/subjects.ts';
import type { EnquiryReceipt, SUBMISSION_FIELDS } from '../../contract/submission.ts';
import {
  changeEntry,
  ENTRY_PREFIX,
  type EnquiryValues,
  findEntry,
  MAX_SILENCE_MS,
  type OutboxEntry,
  type SubmissionFacts,
} from './outbox.ts';

export interface EnquiryTarget {
  endpoint: string;
  apiKey?: string | undefined;
}

export type SendAnswer =
  | { kind: 'stored'; receipt: Partial<EnquiryReceipt> }
  | { kind: 'invalid'; errors: EnquiryErrors }
  /** `waitSeconds`: before which the server wants no further attempt (`Retry-After`). */
  | { kind: 'failed'; waitSeconds?: number | undefined };

const TIMEOUT_MS = 15_000;
/** Largest body that browsers still send after the tab was closed. */
const MAX_KEPT_ALIVE_BYTES = 60_000;

/** @returns undefined when the enquiry is gone or is left to another tab */
export const deliver = (
  storage: Storage,
  id: string,
  target: EnquiryTarget,
  mode: LockMode,
): Promise<SendAnswer | undefined> =>
  underLock(ENTRY_PREFIX + id, mode, async () => {
    const entry = findEntry(storage, id);
    if (!entry) return undefined;
    const { values, confirmedAt, reference, receipt } = entry;
    if (confirmedAt !== undefined) {
      return {
        kind: 'stored',
        receipt: { id, ...(reference && { reference }), ...(receipt && { receipt }) },
      };
    }
    const answer = await sendEnquiry(values, entry, target);
    changeEntry(storage, id, (latest) => settle(latest, answer, Date.now()));
    return answer;
  });

/** The entry updated by an answer; `now` in ms of the device's clock. */
export function settle(entry: OutboxEntry, answer: SendAnswer, now: number): OutboxEntry {
  if (answer.kind === 'invalid') return { ...entry, faults: answer.errors };
  if (answer.kind === 'stored') {
    const { id, reference, receipt, challenge } = answer.receipt;
    const storedId = id === entry.id ? undefined : id;
    const told = { storedId, reference, receipt, challenge };
    return { ...entry, ...told, confirmedAt: now, notBefore: undefined };
  }
  const silenceMs = Math.min((answer.waitSeconds ?? 0) * 1000, MAX_SILENCE_MS);
  return { ...entry, tries: entry.tries + 1, notBefore: silenceMs ? now + silenceMs : undefined };
}

type LockMode = 'wait' | 'leave';

/** The lock goes with its tab. Plain HTTP addresses have none; the submission's id makes a second
 * request harmless. */
export function underLock<T>(
  name: string,
  mode: LockMode,
  work: () => Promise<T>,
): Promise<T | undefined> {
  const { locks } = navigator as { locks?: LockManager };
  if (!locks) return work();
  return locks.request(name, { ifAvailable: mode === 'leave' }, async (lock) =>
    lock ? await work() : undefined,
  );
}

/** Only an answer of the function itself counts: a captive portal's 200 does not. Never throws. */
export async function sendEnquiry(
  values: EnquiryValues,
  facts: SubmissionFacts,
  target: EnquiryTarget,
): Promise<SendAnswer> {
  try {
    const answer = await postJson(target, toBody(values, facts));
    if (answer.ok) {
      const receipt: Partial<EnquiryReceipt> = await answer.json();
      return typeof receipt.id === 'string' ? { kind: 'stored', receipt } : { kind: 'failed' };
    }
    console.warn(`The enquiry was answered with ${answer.status}.`);
    const waitSeconds = Number(answer.headers.get('retry-after')) || undefined;
    const isRefused = answer.status === 400 || answer.status === 422;
    const errors = isRefused ? readErrors(await answer.json()) : {};
    return Object.keys(errors).length > 0
      ? { kind: 'invalid', errors }
      : { kind: 'failed', waitSeconds };
  } catch (error) {
    console.warn('The enquiry could not be sent.', error);
    return { kind: 'failed' };
  }
}

/** Posts to the function; the request outlives the page, as far as browsers allow. */
export function postJson({ endpoint, apiKey }: EnquiryTarget, fields: object): Promise<Response> {
  const body = JSON.stringify(fields);
  return fetch(endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(apiKey && { apikey: apiKey }) },
    body,
    keepalive: new Blob([body]).size < MAX_KEPT_ALIVE_BYTES,
    // Safari 15 has none, and waits as long as it likes.
    signal: AbortSignal.timeout?.(TIMEOUT_MS),
  });
}

type FieldName = (typeof SUBMISSION_FIELDS)[keyof typeof SUBMISSION_FIELDS];

/** The fields, with a name for the subject that was left open (specification §5), and what goes with them. */
function toBody(values: EnquiryValues, facts: SubmissionFacts) {
  const { id, token, homepage, consents, notice, attribution, interest } = facts;
  const fields: Record<FieldName, unknown> = {
    submissionId: id,
    formToken: token,
    homepage,
    consents,
    notice,
    attribution,
    interest,
  };
  return { ...values, subject: values.subject || DEFAULT_SUBJECT, ...fields };
}

/** Errors by field out of `{error: {fields: {email: '…'}}}`; anything else yields none. */
function readErrors(body: unknown): EnquiryErrors {
  const fields = (body as { error?: { fields?: Record<string, unknown> } } | null)?.error?.fields;
  const errors: EnquiryErrors = {};
  for (const field of ENQUIRY_FIELDS) {
    const message = fields?.[field];
    if (typeof message === 'string') errors[field] = message;
  }
  return errors;
}
