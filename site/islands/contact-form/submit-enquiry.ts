import { ENQUIRY_FIELDS, type EnquiryErrors, parseEnquiry } from '../../../contract/enquiry.ts';
import { newId } from '../../../contract/reference.ts';
import type { EnquiryReceipt } from '../../../contract/submission.ts';
import { type DeliveryParts, deliver } from '../../outbox/deliver.ts';
import type { EnquiryValues } from '../../outbox/enquiry-values.ts';
import type { SubmissionFacts } from '../../outbox/outbox-entry.ts';
import { findEntry, forgetEnquiry, keepEnquiry } from '../../outbox/outbox-storage.ts';

/** How a submit ended. */
export type SubmitResult =
  | { kind: 'invalid'; errors: EnquiryErrors }
  /** Without a receipt only the device has it so far; the outbox sends it again. */
  | { kind: 'sent'; id: string; receipt?: Partial<EnquiryReceipt> | undefined; isKept: boolean }
  | { kind: 'failed' };

export interface SubmitParts extends DeliveryParts {
  /** Undefined where the browser blocks it. */
  storage: Storage | undefined;
}

/**
 * Validates an enquiry, puts it into the outbox and only then sends it: closing the tab meanwhile loses
 * nothing. A failed function counts as success as long as the device keeps the enquiry (specification §8);
 * otherwise the visitor must be told.
 */
export async function submitEnquiry(
  values: EnquiryValues,
  opened: SubmissionFacts,
  parts: SubmitParts,
): Promise<SubmitResult> {
  const { storage, send, now } = parts;
  const parsed = parseEnquiry(values);
  if (!parsed.ok) return { kind: 'invalid', errors: parsed.errors };
  const facts = ownFacts(values, opened, storage);
  const entry =
    storage &&
    (findEntry(storage, facts.id) ?? keepEnquiry(storage, values, facts, new Date(now())));
  if (!storage || !entry) return resultOf(await send(values, facts), facts.id, false);
  const answer = await deliver(storage, facts.id, parts, 'wait');
  // The form itself shows the errors; the outbox is for accepted enquiries.
  if (answer?.kind === 'invalid') forgetEnquiry(storage, entry.id);
  // The visitor may have removed it meanwhile.
  const isKept = findEntry(storage, facts.id) !== undefined;
  return answer ? resultOf(answer, facts.id, isKept) : { kind: 'failed' };
}

type Answer = NonNullable<Awaited<ReturnType<typeof deliver>>>;

function resultOf(answer: Answer, id: string, isKept: boolean): SubmitResult {
  if (answer.kind === 'invalid') return answer;
  if (answer.kind === 'stored') return { kind: 'sent', id, receipt: answer.receipt, isKept };
  return isKept ? { kind: 'sent', id, isKept } : { kind: 'failed' };
}

/**
 * Chooses the idempotency key. The same text keeps its id, so that it is stored once; another text under
 * that id, as in a duplicated tab, is a new enquiry and would be dropped as a repetition.
 */
function ownFacts(
  values: EnquiryValues,
  facts: SubmissionFacts,
  storage: Storage | undefined,
): SubmissionFacts {
  const kept = storage && findEntry(storage, facts.id);
  if (!kept || isSame(kept.values, values)) return facts;
  return { ...facts, id: newId(), token: undefined };
}

/** Whether two enquiries hold the same text. */
export const isSame = (one: EnquiryValues, other: EnquiryValues): boolean =>
  ENQUIRY_FIELDS.every((field) => one[field] === other[field]);
