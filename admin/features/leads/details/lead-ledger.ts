import { queryOptions } from '@tanstack/react-query';
import type { ConsentPurpose } from '../../../../contract/consent.ts';
import { callDesk } from '../../../shared/backend/call-desk.ts';

export interface LedgerMail {
  id: string;
  kind: string;
  created_at: string;
  sent_at: string | null;
  abandoned_at: string | null;
  /** It waits for its lead to leave quarantine. */
  is_held: boolean;
  next_attempt_at: string;
}

export interface MailAttempt {
  mail_id: string;
  kind: string;
  attempt: number;
  started_at: string;
  /** Null: it runs, or was broken off. */
  ended_at: string | null;
  fault: string | null;
}

/** What `lead_ledger` tells of one lead (supabase/migrations/20261122000900_mail_outbox.sql). */
export interface LeadLedger {
  consents: Partial<Record<ConsentPurpose, { is_granted: boolean; at: string; version: string }>>;
  mails: LedgerMail[];
  attempts: MailAttempt[];
}

/** The ledger of one lead, read anew whenever its row is opened. */
export const ledgerQuery = (leadId: string) =>
  queryOptions({
    queryKey: ['ledger', leadId],
    queryFn: () => callDesk<'lead_ledger', LeadLedger>('lead_ledger', { of_lead: leadId }),
    retry: false,
    meta: { isQuiet: true },
  });

const KINDS: Readonly<Record<string, string>> = {
  team: 'Mail to the team',
  acknowledgement: 'Acknowledgement to the visitor',
  withdrawal: 'Withdrawal to the team',
  correction: 'Corrected details to the team',
  account: 'Account mail',
};

/** @param kind of a mail, as the database names it */
export const nameMail = (kind: string): string => KINDS[kind] ?? kind;
