import * as v from 'valibot';
import { ASKED_PURPOSES, type ConsentPurpose } from './consent.ts';
import { ENQUIRY_FIELDS, type EnquiryField } from './enquiry-fields.ts';

/** A token is far shorter; whatever is longer is none. */
const TOKEN_LENGTH = 200;
const token = v.pipe(v.string(), v.maxLength(TOKEN_LENGTH));

/** What the receipt page may ask of its function. `correct` brings the fields of an enquiry. */
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

/** What a visitor sees of his own enquiry; times ISO 8601. */
export type Receipt =
  | ({
      state: 'kept';
      reference: string;
      receivedAt: string;
      subject: string;
      withdrawnAt: string | null;
      correctedAt: string | null;
      /** The mail that acknowledges it has gone out. */
      isAcknowledged: boolean;
      consents: Partial<Record<ConsentPurpose, { isGranted: boolean; at: string }>>;
    } & Record<CorrectableField, string>)
  | {
      /** Erased, or put away: nobody works with it any more. */
      state: 'closed';
      reference: string;
      receivedAt: string;
      /** A sealed copy is kept until `purgeAt`. */
      isArchived: boolean;
      purgeAt: string | null;
    };
