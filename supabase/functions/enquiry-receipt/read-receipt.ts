import * as v from 'valibot';
import { CONSENT_PURPOSES } from '../../../contract/consent.ts';
import { ENQUIRY_FIELDS } from '../../../contract/enquiry.ts';
import { parseInterest } from '../../../contract/interest/interest.ts';
import type { Receipt } from '../../../contract/receipt.ts';
import { referenceOf } from '../../../contract/reference.ts';

const consentSchema = v.object({ is_granted: v.boolean(), at: v.string() });

const words = {
  // Fields that the visitor left empty become empty text.
  ...v.entriesFromList(ENQUIRY_FIELDS, v.nullable(v.string(), '')),
  phone_typed: v.nullish(v.string(), null),
};

const storedReceiptSchema = v.variant('state', [
  v.object({
    state: v.literal('kept'),
    ...words,
    /** A correction that waits for the administrator: the visitor sees it, nobody works with it. */
    held_words: v.nullish(v.object(words)),
    interest: v.optional(v.unknown()),
    received_at: v.string(),
    withdrawn_at: v.nullable(v.string()),
    corrected_at: v.nullable(v.string()),
    consents: v.record(v.picklist(CONSENT_PURPOSES), consentSchema),
    is_acknowledged: v.boolean(),
  }),
  v.object({
    state: v.literal('closed'),
    received_at: v.string(),
    is_archived: v.boolean(),
    purge_at: v.nullable(v.string()),
  }),
]);
export type StoredReceipt = v.InferOutput<typeof storedReceiptSchema>;

export const parseStoredReceipt = (found: unknown): StoredReceipt | null =>
  v.parse(v.nullable(storedReceiptSchema), found);

export function toReceipt(id: string, stored: StoredReceipt): Receipt {
  const common = { reference: referenceOf(id), receivedAt: stored.received_at };
  if (stored.state === 'closed') {
    const { is_archived: isArchived, purge_at: purgeAt } = stored;
    return { ...common, state: 'closed', isArchived, purgeAt };
  }
  const {
    received_at,
    withdrawn_at,
    corrected_at,
    is_acknowledged,
    consents,
    held_words,
    interest,
    ...own
  } = stored;
  const { phone_typed, ...fields } = held_words ?? own;
  return {
    ...common,
    state: own.state,
    ...fields,
    interest: parseInterest(interest),
    // Visitors see, and correct, what they typed.
    phone: phone_typed ?? fields.phone,
    withdrawnAt: withdrawn_at,
    correctedAt: corrected_at,
    isAcknowledged: is_acknowledged,
    consents: Object.fromEntries(
      Object.entries(consents).map(([purpose, { is_granted: isGranted, at }]) => [
        purpose,
        { isGranted, at },
      ]),
    ),
  };
}
