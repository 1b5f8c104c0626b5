import { type EnquiryErrors, parseEnquiry } from '../../../contract/enquiry.ts';
import { createEnquiryKey } from './enquiry-key.ts';
import type { EnquiryValues } from './enquiry-values.ts';
import { keepCopy } from './lead-copies.ts';
import type { SendAnswer } from './send-enquiry.ts';
import { noteUnsent } from './unsent.ts';

/** How a submit ended. */
export type SubmitResult =
  | { kind: 'invalid'; errors: EnquiryErrors }
  /** `isWaiting`: only the copy is kept so far; it is sent again. */
  | { kind: 'sent'; isWaiting: boolean }
  | { kind: 'failed' };

export interface SubmitParts {
  send(values: EnquiryValues, key: string): Promise<SendAnswer>;
  /** Undefined where the browser blocks it. */
  storage: Storage | undefined;
  now(): Date;
}

/**
 * Checks, sends and keeps one enquiry. A function that fails counts as success as long as the copy is
 * kept (specification §8); without a copy the visitor must know.
 */
export async function submitEnquiry(
  values: EnquiryValues,
  { send, storage, now }: SubmitParts,
): Promise<SubmitResult> {
  const parsed = parseEnquiry(values);
  if (!parsed.ok) return { kind: 'invalid', errors: parsed.errors };
  const key = createEnquiryKey();
  const answer = await send(values, key);
  if (answer.kind === 'invalid') return answer;
  const copy = storage && keepCopy(storage, values, now());
  if (answer.kind === 'stored') return { kind: 'sent', isWaiting: false };
  if (!storage || !copy) return { kind: 'failed' };
  noteUnsent(storage, { id: copy.id, key });
  return { kind: 'sent', isWaiting: true };
}
