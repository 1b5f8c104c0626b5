import { nameMail } from '../../../shared/mail/name-mail.ts';
import { SendAgain } from '../../../shared/mail/send-again.tsx';
import { formatWritten } from '../../../shared/time/format-time.ts';
import styles from './lead-details.module.css';
import type { LeadLedger, LedgerMail, MailAttempt } from './lead-ledger.ts';

export interface MailHistoryProps {
  ledger: LeadLedger;
}

/** Every mail about a lead with each attempt to send it. */
export function MailHistory({ ledger }: MailHistoryProps) {
  const { mails, attempts } = ledger;
  if (mails.length === 0) return <p>No mail about this enquiry is kept any more.</p>;
  return (
    <ul className={styles.mails}>
      {mails.map((mail) => (
        <li key={mail.id}>
          <p>
            <strong>{nameMail(mail.kind)}</strong>: {stateOf(mail)}
          </p>
          <ol className={styles.attempts}>
            {attempts
              .filter(({ mail_id }) => mail_id === mail.id)
              .map((attempt) => (
                <li key={attempt.attempt}>{describeAttempt(attempt)}</li>
              ))}
          </ol>
          {!mail.sent_at && !mail.is_held && <SendAgain mailId={mail.id} />}
        </li>
      ))}
    </ul>
  );
}

function stateOf({
  sent_at,
  abandoned_at,
  is_held,
  held_for,
  next_attempt_at,
}: LedgerMail): string {
  if (sent_at) return `sent on ${formatWritten(sent_at)}`;
  if (held_for) return `not sent. ${held_for}`;
  if (is_held) return 'waits until the enquiry leaves quarantine';
  if (abandoned_at) return `given up on ${formatWritten(abandoned_at)}`;
  return `waiting, next attempt on ${formatWritten(next_attempt_at)}`;
}

function describeAttempt({ attempt, started_at, ended_at, fault }: MailAttempt): string {
  const outcome = fault ?? (ended_at ? 'accepted by the mail server' : 'not ended, or broken off');
  return `Attempt ${attempt}, ${formatWritten(started_at)}: ${outcome}`;
}
