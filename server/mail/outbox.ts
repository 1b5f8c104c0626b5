import {
  type ClaimedMail,
  type OutgoingMail,
  parseClaimedMail,
} from '../../supabase/functions/_shared/mail.ts';
import { asService, callAsService } from '../database/as-service.ts';
import type { Database, Transaction } from '../database/database.ts';

export type { OutgoingMail } from '../../supabase/functions/_shared/mail.ts';

/** Queues a mail in the caller's transaction, so that it is sent if and only if that commits. */
export const queueMail = (tx: Transaction, mail: OutgoingMail) =>
  tx.query(
    `insert into private.mail_outbox (recipient, reply_to, subject, body_text, body_html)
     values ($1, $2, $3, $4, $5)`,
    [mail.recipient, mail.replyTo ?? null, mail.subject, mail.text, mail.html],
  );

/** One at a time, since a lease must outlast the sending of every mail that it covers. */
export async function claimMail(database: Database): Promise<ClaimedMail | undefined> {
  const { rows } = await asService(database, (tx) =>
    tx.query('select * from public.claim_mail(1)'),
  );
  // Read once the claim holds: a row that cannot be read waits for its lease, and the others go out.
  return parseClaimedMail(rows);
}

export const settleMail = (database: Database, id: string, error?: string) =>
  callAsService(database, 'settle_mail($1, $2)', [id, error ?? null]);
