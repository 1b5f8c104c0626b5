import { createTransport } from 'nodemailer';
import type { ClaimedMail, HostedDatabase } from './hosted-database.ts';

export interface OutboxSender {
  smtpUrl: string;
  mailFrom: string;
}

/** Milliseconds of silence after which a mail server counts as away. */
const SILENCE = 15_000;

const ADDRESS = /[^\s<>"(),:;]+@[^\s<>"(),:;]+/g;

/**
 * Sends every due mail of the outbox, one after another. A mail that fails stays there and is tried
 * again when the function is called next after its waiting time.
 */
export async function sendOutbox(database: HostedDatabase, sender: OutboxSender): Promise<void> {
  const mailer = createTransport({
    url: sender.smtpUrl,
    connectionTimeout: SILENCE,
    greetingTimeout: SILENCE,
    socketTimeout: SILENCE,
  });
  for (let mail = await database.claimMail(); mail; mail = await database.claimMail()) {
    const fault = await mailer.sendMail(toMessage(mail, sender.mailFrom)).then(
      () => null,
      (error: Error) => error.message.replace(ADDRESS, '<address>').slice(0, 300),
    );
    await database.settleMail(mail.id, fault);
  }
}

/** Addresses are given as such and never parsed from text, so that none can bring another along. */
function toMessage(mail: ClaimedMail, mailFrom: string) {
  const [, domain = 'localhost'] = /@([^\s@<>]+)>?$/.exec(mailFrom) ?? [];
  return {
    from: mailFrom,
    to: { name: '', address: mail.recipient },
    ...(mail.reply_to && { replyTo: { name: '', address: mail.reply_to } }),
    subject: mail.subject,
    text: mail.body_text,
    html: mail.body_html,
    messageId: `<${mail.id}@${domain}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}
