import { domainToASCII } from 'node:url';
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

/** After `LIMITS.mailLeaseSeconds` another process may claim it. */
export interface ClaimedMail {
  id: string;
  mail: OutgoingMail;
  attempts: number;
}

export interface MailTransport {
  /** The same `id` gives the same Message-ID, so that mail programs recognise a mail sent twice. */
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

/** Addresses are objects and never parsed from text, so that none can smuggle in a second one. */
export function buildMessage(mail: OutgoingMail, id: string, mailFrom: string) {
  const only = (address: string) => ({ name: '', address });
  return {
    from: mailFrom,
    to: only(mail.recipient),
    ...(mail.replyTo && { replyTo: only(mail.replyTo) }),
    subject: mail.subject,
    text: mail.text,
    ...(mail.html && { html: mail.html }),
    messageId: `<${id}@${domainOf(mailFrom)}>`,
    // RFC 3834: prevents out-of-office replies.
    headers: { 'Auto-Submitted': 'auto-generated' },
    // Otherwise nodemailer would attach files and URLs that content refers to.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

const domainOf = (sender: string): string => {
  const [, domain = ''] = /@([^\s@<>]+)>?$/.exec(sender.trim()) ?? [];
  return domainToASCII(domain) || 'localhost';
};

const ADDRESS = /[^\s<>"(),:;]+@[^\s<>"(),:;]+/g;
const MAX_LENGTH = 300;

/** Why a mail was not accepted, without the addresses that mail servers repeat in their messages. */
export function describeSendError(error: unknown) {
  const { code, responseCode, message } = (error ?? {}) as Partial<Record<string, unknown>>;
  const shownCode = typeof code === 'string' ? code : 'EUNKNOWN';
  const words = String(message ?? error).replace(ADDRESS, '<address>');
  return {
    code: shownCode,
    ...(typeof responseCode === 'number' && { responseCode }),
    text: `${shownCode}: ${words.replace(/\s+/g, ' ').trim()}`.slice(0, MAX_LENGTH),
  };
}
