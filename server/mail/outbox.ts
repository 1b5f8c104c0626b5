import type { Transaction } from '../database/database.ts';

/** One mail as the outbox holds it; text and HTML say the same. */
export interface OutgoingMail {
  recipient: string;
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
}

/** Queues a mail in the caller's transaction, so that it is sent if and only if that commits. */
export async function queueMail(tx: Transaction, mail: OutgoingMail): Promise<void> {
  await tx.query(
    `insert into private.mail_outbox (recipient, reply_to, subject, body_text, body_html)
     values ($1, $2, $3, $4, $5)`,
    [mail.recipient, mail.replyTo ?? null, mail.subject, mail.text, mail.html],
  );
}
