import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import type { ConsentPurpose } from '../../../../contract/consent.ts';
import { callDesk } from '../../../shared/backend/call-desk.ts';

const time = v.string();
const consent = v.optional(v.object({ is_granted: v.boolean(), at: time, version: v.string() }));

/** The answer of `lead_ledger`: a lead's consents, its mails and each attempt to send them. */
const ledgerSchema = v.object({
  consents: v.object({
    enquiry: consent,
    calls: consent,
    news: consent,
  } satisfies Record<ConsentPurpose, unknown>),
  mails: v.array(
    v.object({
      id: v.string(),
      kind: v.string(),
      created_at: time,
      sent_at: v.nullable(time),
      abandoned_at: v.nullable(time),
      /** The mail is held until its lead leaves quarantine. */
      is_held: v.boolean(),
      /** Why the mail is never sent. */
      held_for: v.nullable(v.string()),
      next_attempt_at: time,
    }),
  ),
  attempts: v.array(
    v.object({
      mail_id: v.string(),
      kind: v.string(),
      attempt: v.number(),
      started_at: time,
      /** Null while the attempt is running, or when it was interrupted. */
      ended_at: v.nullable(time),
      fault: v.nullable(v.string()),
    }),
  ),
});
export type LeadLedger = v.InferOutput<typeof ledgerSchema>;
export type LedgerMail = LeadLedger['mails'][number];
export type MailAttempt = LeadLedger['attempts'][number];

/** Query for a lead's ledger; refetched whenever its row is opened. */
export const ledgerQuery = (leadId: string) =>
  queryOptions({
    queryKey: ['ledger', leadId],
    queryFn: () => callDesk('lead_ledger', { of_lead: leadId }, ledgerSchema),
    retry: false,
  });
