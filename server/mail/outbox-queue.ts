import { asService } from '../database/as-service.ts';
import type { Database } from '../database/database.ts';
import type { OutgoingMail } from './outbox.ts';

/** A mail that this process may send; another one gets it two minutes later unless it is settled. */
export interface ClaimedMail {
  id: string;
  mail: OutgoingMail;
  /** This attempt included. */
  attempts: number;
}

/**
 * Takes the mail that has been due longest. One at a time, since a lease must outlast the sending of
 * all that it covers.
 * @returns undefined when none is due
 */
export function claimMail(database: Database): Promise<ClaimedMail | undefined> {
  return asService(database, async (tx) => {
    const { rows } = await tx.query('select * from public.claim_mail(1)');
    const [row] = rows;
    if (!row) return undefined;
    const mail: OutgoingMail = {
      recipient: row.recipient,
      ...(row.reply_to && { replyTo: row.reply_to }),
      subject: row.subject,
      text: row.body_text,
      html: row.body_html,
    };
    return { id: row.id, attempts: row.attempts, mail };
  });
}

/** Records that a mail was sent, or why not. */
export function settleMail(database: Database, id: string, fault?: string): Promise<void> {
  return asService(database, async (tx) => {
    await tx.query('select public.settle_mail($1, $2)', [id, fault ?? null]);
  });
}
