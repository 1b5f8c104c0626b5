import { ENQUIRY_FIELDS, type EnquiryErrors, parseEnquiry } from '../../contract/enquiry.ts';
import { newId } from '../../contract/reference.ts';
import type { EnquiryReceipt } from '../../contract/submission.ts';
import {
  type EnquiryValues,
  findEntry,
  forgetEnquiry,
  keepEnquiry,
  openStorage,
  type SubmissionFacts,
} from './outbox.ts';
import { deliver, type EnquiryTarget, sendEnquiry } from './send-enquiry.ts';

export type SubmitResult =
  | { kind: 'invalid'; errors: EnquiryErrors }
  /** `receipt` is there only where the device keeps no copy, which would show it. */
  | { kind: 'sent'; receipt?: Partial<EnquiryReceipt> | undefined }
  /** Only this device has it so far, under this id; the outbox sends it again. */
  | { kind: 'kept'; id: string }
  | { kind: 'failed' };

/** Kept, then sent: closing the tab meanwhile loses nothing. A failed function counts as success
 * while the device keeps it (specification §8). */
export async function submitEnquiry(
  values: EnquiryValues,
  opened: SubmissionFacts,
  target: EnquiryTarget,
): Promise<SubmitResult> {
  const parsed = parseEnquiry(values);
  if (!parsed.ok) return { kind: 'invalid', errors: parsed.errors };
  const storage = openStorage();
  const facts = ownFacts(values, opened, storage);
  const { id } = facts;
  const entry =
    storage && (findEntry(storage, id) ?? keepEnquiry(storage, values, facts, new Date()));
  const answer =
    storage && entry
      ? await deliver(storage, id, target, 'wait')
      : await sendEnquiry(values, facts, target);
  // The visitor may have removed it meanwhile.
  const isKept = entry && findEntry(storage, id) !== undefined;
  if (answer?.kind === 'stored') {
    return { kind: 'sent', ...(!isKept && { receipt: answer.receipt }) };
  }
  // The form itself shows the errors; the outbox is for accepted enquiries.
  if (isKept && answer?.kind === 'invalid') forgetEnquiry(storage, id);
  if (answer?.kind === 'invalid') return answer;
  return isKept ? { kind: 'kept', id } : { kind: 'failed' };
}

/** The same text keeps its id and is stored once; another text under it, as in a duplicated tab, is
 * a new enquiry. */
function ownFacts(
  values: EnquiryValues,
  facts: SubmissionFacts,
  storage: Storage | undefined,
): SubmissionFacts {
  const kept = storage && findEntry(storage, facts.id);
  if (!kept || isSame(kept.values, values)) return facts;
  return { ...facts, id: newId(), token: undefined };
}

export const isSame = (one: EnquiryValues, other: EnquiryValues): boolean =>
  ENQUIRY_FIELDS.every((field) => one[field] === other[field]);
