import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as v from 'valibot';
import { joinClasses } from '../../../ui/class-names.ts';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { callDesk } from '../../shared/backend/call-desk.ts';
import { nameMail } from '../../shared/name-mail.ts';
import { SendAgain } from '../../shared/send-again.tsx';
import { formatWritten } from '../../shared/time/format-time.ts';
import view from '../../shared/view.module.css';
import styles from './lead.module.css';

const time = v.string();

/** Of the answer of `lead_ledger` a lead's mails, and each attempt to send them. */
const ledgerSchema = v.object({
  mails: v.array(
    v.object({
      id: v.string(),
      kind: v.string(),
      sent_at: v.nullable(time),
      abandoned_at: v.nullable(time),
      is_held: v.boolean(),
      /** Why the mail is never sent. */
      held_for: v.nullable(v.string()),
      next_attempt_at: time,
    }),
  ),
  attempts: v.array(
    v.object({
      mail_id: v.string(),
      attempt: v.number(),
      started_at: time,
      /** Null while the attempt is running, or when it was interrupted. */
      ended_at: v.nullable(time),
      fault: v.nullable(v.string()),
    }),
  ),
});
type LeadLedger = v.InferOutput<typeof ledgerSchema>;

export function LeadMails({ leadId }: { leadId: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const { data: ledger, isError } = useQuery({
    queryKey: ['ledger', leadId],
    queryFn: () => callDesk('lead_ledger', { of_lead: leadId }, ledgerSchema),
    enabled: isOpen,
  });
  return (
    <details
      className={joinClasses(view.fold, styles.mails)}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary>Mails</summary>
      {isError && <p className={view.alert}>The mails could not be loaded.</p>}
      {!ledger && !isError && <Skeleton width="medium" />}
      {ledger && (
        <>
          {ledger.mails.length === 0 && <p>No mails about this enquiry are kept.</p>}
          <ul className={view.stack}>
            {ledger.mails.map((mail) => (
              <li key={mail.id}>
                <strong>{nameMail(mail.kind)}</strong>: {stateOf(mail)}
                <ol className={view.stack}>
                  {ledger.attempts
                    .filter(({ mail_id }) => mail_id === mail.id)
                    .map((attempt) => (
                      <li key={attempt.attempt}>{describeAttempt(attempt)}</li>
                    ))}
                </ol>
                {!mail.sent_at && !mail.is_held && <SendAgain mailId={mail.id} />}
              </li>
            ))}
          </ul>
        </>
      )}
    </details>
  );
}

function stateOf(mail: LeadLedger['mails'][number]): string {
  if (mail.sent_at) return `sent on ${formatWritten(mail.sent_at)}`;
  if (mail.held_for) return `not sent. ${mail.held_for}`;
  if (mail.is_held) return 'waits until you press Not spam';
  if (mail.abandoned_at) return `given up on ${formatWritten(mail.abandoned_at)}`;
  return `waiting, next attempt on ${formatWritten(mail.next_attempt_at)}`;
}

function describeAttempt(sending: LeadLedger['attempts'][number]): string {
  const { attempt, started_at, ended_at, fault } = sending;
  const outcome = fault ?? (ended_at ? 'accepted by the mail server' : 'not ended, or broken off');
  return `Attempt ${attempt}, ${formatWritten(started_at)}: ${outcome}`;
}
