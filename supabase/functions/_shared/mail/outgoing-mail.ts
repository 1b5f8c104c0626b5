import * as v from 'valibot';

/** A mail as stored in the outbox. Where there is HTML, it has the same content as the text. */
export interface OutgoingMail {
  recipient: string;
  replyTo?: string;
  subject: string;
  text: string;
  /** Empty in a mail of text alone. */
  html: string;
  /** It is about an account of the desk and no enquiry. */
  isOfAccount?: boolean;
}

/**
 * A mail that the caller may send. After `LIMITS.mailLeaseSeconds` another process may claim it.
 */
export interface ClaimedMail {
  id: string;
  mail: OutgoingMail;
  /** Including this attempt. */
  attempts: number;
}

/** Delivers mails. */
export interface MailTransport {
  /**
   * Sends one mail. The same `id` gives the same Message-ID, so that mail programs recognise a mail
   * sent twice.
   * @param signal aborts the sending
   * @throws when the mail was not accepted; it may be retried
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
    kind: v.optional(v.string()),
  }),
);

/**
 * @param rows what `public.claim_mail(1)` answers
 * @returns undefined when no mail is due
 * @throws ValiError when the rows have another shape
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
    ...(row.kind === 'account' && { isOfAccount: true }),
  };
  return { id: row.id, attempts: row.attempts, mail };
}
