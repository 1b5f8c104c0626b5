import * as v from 'valibot';
import { ASKED_PURPOSES, type ConsentPurpose } from './consent.ts';
import { ENQUIRY_FIELDS, type EnquiryField } from './enquiry-fields.ts';
import type { Interest } from './interest/interest.ts';

/** Real tokens are far shorter; longer input is refused unread. */
const MAX_TOKEN_LENGTH = 200;
const token = v.pipe(v.string(), v.maxLength(MAX_TOKEN_LENGTH));

/** A request of the receipt page to its function. `correct` carries the fields of an enquiry. */
export const receiptRequestSchema = v.variant('action', [
  v.object({ token, action: v.literal('see') }),
  v.looseObject({ token, action: v.literal('correct') }),
  v.object({
    token,
    action: v.literal('consent'),
    purpose: v.picklist(['enquiry', ...ASKED_PURPOSES]),
    isGranted: v.boolean(),
  }),
  v.object({ token, action: v.literal('erase') }),
]);
export type ReceiptRequest = v.InferOutput<typeof receiptRequestSchema>;

export type CorrectableField = Exclude<EnquiryField, 'subject'>;
/** Fields that a visitor may correct. */
export const CORRECTABLE = ENQUIRY_FIELDS.filter(
  (field): field is CorrectableField => field !== 'subject',
);

/** What visitors see of their own enquiry; times are ISO 8601. */
export type Receipt =
  | ({
      state: 'kept';
      reference: string;
      receivedAt: string;
      subject: string;
      /** What he told the decision tools. */
      interest?: Interest;
      withdrawnAt: string | null;
      correctedAt: string | null;
      /** The acknowledgement mail has been sent. */
      consents: Partial<Record<ConsentPurpose, { isGranted: boolean; at: string }>>;
    } & Record<CorrectableField, string>)
  | {
      /** Erased or archived: nobody works on it any more. */
      state: 'closed';
      reference: string;
      receivedAt: string;
      /** A sealed copy is kept until `purgeAt`. */
      isArchived: boolean;
      purgeAt: string | null;
    };
