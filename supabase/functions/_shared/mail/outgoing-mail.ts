import * as v from 'valibot';

/** One mail as the outbox holds it; text and HTML say the same, and a mail of text alone has no HTML. */
export interface OutgoingMail {
  recipient: string;
  replyTo?: string;
  subject: string;
  text: string;
  /** Empty in a mail of text alone. */
  html: string;
}

/** A mail that the caller may send. Another process gets it once `LIMITS.mailLeaseSeconds` are over. */
export interface ClaimedMail {
  id: string;
  mail: OutgoingMail;
  /** This attempt included. */
  attempts: number;
}

/** Takes mails to where they are read. */
export interface MailTransport {
  /**
   * Hands one mail over. The same `id` gives the same Message-ID, so that mail programs recognise a
   * mail that was sent twice.
   * @param signal breaks the sending off
   * @throws when the mail was not taken; it may be tried again
   */
  send(mail: OutgoingMail, id: string, signal?: AbortSignal): Promise<void>;
  close(): Promise<void>;
}

const claimedRowsSchema = v.array(
  v.object({
    id: v.string(),
    recipient: v.string(),
    reply_to: v.nullable(v.string()),
    subject: v.string(),
    body_text: v.nullable(v.string()),
    body_html: v.nullable(v.string()),
    attempts: v.number(),
  }),
);

/**
 * @param rows what `public.claim_mail(1)` answers
 * @returns undefined when no mail is due
 * @throws ValiError when the rows are none of the outbox
 */
export function parseClaimedMail(rows: unknown): ClaimedMail | undefined {
  const [row] = v.parse(claimedRowsSchema, rows);
  if (!row) return undefined;
  const mail: OutgoingMail = {
    recipient: row.recipient,
    ...(row.reply_to && { replyTo: row.reply_to }),
    subject: row.subject,
    text: row.body_text ?? '',
    html: row.body_html ?? '',
  };
  return { id: row.id, attempts: row.attempts, mail };
}
