import type { ConsentPurpose } from '../../../contract/consent.ts';
import type { EnquiryErrors } from '../../../contract/enquiry.ts';
import type { CorrectableField, Receipt } from '../../../contract/receipt.ts';

/** Where the receipt function answers. */
export interface ReceiptTarget {
  endpoint: string;
  /** Publishable key of a hosted backend. */
  apiKey?: string | undefined;
}

export type ReceiptWish =
  | { action: 'see' }
  | ({ action: 'correct' } & Record<CorrectableField, string>)
  | { action: 'consent'; purpose: ConsentPurpose; isGranted: boolean }
  | { action: 'erase' };

export type ReceiptAnswer =
  | { kind: 'receipt'; receipt: Receipt }
  /** The token is invalid, or its enquiry does not exist. */
  | { kind: 'unknown' }
  | { kind: 'invalid'; errors: EnquiryErrors }
  | { kind: 'failed'; message: string };

/** How long to wait for an answer. */
const TIMEOUT_MS = 15_000;
/** What to say where the answer has no words of its own. */
export const FAILED = 'This did not work, and nothing has changed. Please try again.';

interface Body {
  receipt?: Receipt;
  error?: { message?: string; fields?: EnquiryErrors };
}

/** Sends one action to the function with the token of a receipt. Never throws. */
export async function askReceipt(
  token: string,
  wish: ReceiptWish,
  { endpoint, apiKey }: ReceiptTarget,
): Promise<ReceiptAnswer> {
  try {
    const answer = await fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(apiKey && { apikey: apiKey }) },
      body: JSON.stringify({ token, ...wish }),
      // Arrives also where the visitor leaves at once: no wish is longer than browsers then allow.
      keepalive: true,
      signal: AbortSignal.timeout?.(TIMEOUT_MS),
    });
    const { receipt, error }: Body = await answer.json();
    if (answer.ok && receipt) return { kind: 'receipt', receipt };
    if (answer.status === 404) return { kind: 'unknown' };
    if (error?.fields) return { kind: 'invalid', errors: error.fields };
    return { kind: 'failed', message: error?.message ?? FAILED };
  } catch {
    return { kind: 'failed', message: FAILED };
  }
}
