import { ENQUIRY_FIELDS, type EnquiryErrors } from '../../../contract/enquiry.ts';
import { type EnquiryValues, toPayload } from './enquiry-values.ts';

/** Where enquiries go. */
export interface EnquiryTarget {
  endpoint: string;
  /** Publishable key of a hosted backend. */
  apiKey?: string | undefined;
}

export type SendAnswer =
  | { kind: 'stored' }
  | { kind: 'invalid'; errors: EnquiryErrors }
  | { kind: 'failed' };

/** Milliseconds after which an answer is no longer waited for. */
const PATIENCE = 15_000;

/**
 * Sends one enquiry to the function.
 * @param key UUID of this enquiry: sent again under the same key, it is stored once
 */
export async function sendEnquiry(
  values: EnquiryValues,
  key: string,
  { endpoint, apiKey }: EnquiryTarget,
): Promise<SendAnswer> {
  try {
    const answer = await fetch(endpoint, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': key,
        ...(apiKey && { apikey: apiKey }),
      },
      body: JSON.stringify(toPayload(values)),
      signal: AbortSignal.timeout(PATIENCE),
    });
    if (answer.ok) return { kind: 'stored' };
    console.warn(`The enquiry was answered with ${answer.status}.`);
    const isRefused = answer.status === 400 || answer.status === 422;
    const errors = isRefused ? readErrors(await answer.json()) : {};
    return Object.keys(errors).length > 0 ? { kind: 'invalid', errors } : { kind: 'failed' };
  } catch (fault) {
    console.warn('The enquiry could not be sent.', fault);
    return { kind: 'failed' };
  }
}

/** Faults by field out of `{error: {fields: {email: '…'}}}`; whatever else comes reads as none. */
export function readErrors(body: unknown): EnquiryErrors {
  const fields = (body as { error?: { fields?: Record<string, unknown> } } | null)?.error?.fields;
  const errors: EnquiryErrors = {};
  for (const field of ENQUIRY_FIELDS) {
    const fault = fields?.[field];
    if (typeof fault === 'string') errors[field] = fault;
  }
  return errors;
}
