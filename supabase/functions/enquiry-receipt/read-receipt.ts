import type { ConsentPurpose } from '../../../contract/consent.ts';
import type { Receipt } from '../../../contract/receipt.ts';
import { referenceOf } from '../../../contract/submission.ts';

/** What `public.read_receipt` answers (supabase/migrations/20261122001300_receipts.sql). */
export type StoredReceipt =
  | {
      state: 'kept';
      name: string;
      email: string;
      phone: string | null;
      subject: string | null;
      message: string;
      received_at: string;
      withdrawn_at: string | null;
      corrected_at: string | null;
      consents: Partial<Record<ConsentPurpose, { is_granted: boolean; at: string }>>;
      is_acknowledged: boolean;
    }
  | { state: 'closed'; received_at: string; is_archived: boolean; purge_at: string | null };

/** @param id of the submission, which the token proved */
export function toReceipt(id: string, stored: StoredReceipt): Receipt {
  const common = { reference: referenceOf(id), receivedAt: stored.received_at };
  if (stored.state === 'closed') {
    const { is_archived: isArchived, purge_at: purgeAt } = stored;
    return { ...common, state: 'closed', isArchived, purgeAt };
  }
  return {
    ...common,
    state: 'kept',
    name: stored.name,
    email: stored.email,
    phone: stored.phone ?? '',
    subject: stored.subject ?? '',
    message: stored.message,
    withdrawnAt: stored.withdrawn_at,
    correctedAt: stored.corrected_at,
    isAcknowledged: stored.is_acknowledged,
    consents: Object.fromEntries(
      Object.entries(stored.consents).map(([purpose, { is_granted: isGranted, at }]) => [
        purpose,
        { isGranted, at },
      ]),
    ),
  };
}
