import { createTransport } from 'nodemailer';
import { LIMITS } from '../../../../contract/limits.ts';
import { buildMessage } from './message.ts';
import type { MailTransport } from './outgoing-mail.ts';

/** Timeout of each step of an SMTP conversation. */
const CONNECT_TIMEOUT_MS = 10_000;
const SILENCE_TIMEOUT_MS = 20_000;
/**
 * Timeout of a whole mail: half of its lease in the outbox, so that no other process sends it
 * meanwhile and the other half is left to record the outcome.
 */
const MAIL_TIMEOUT_MS = (LIMITS.mailLeaseSeconds * 1000) / 2;

export interface SmtpOptions {
  smtpUrl: string;
  /** Sender: an address, or a name with one in angle brackets. */
  mailFrom: string;
}

/** Sends through a mail server, each mail over its own connection. */
export function openSmtpTransport({ smtpUrl, mailFrom }: SmtpOptions): MailTransport {
  const mailer = createTransport({
    url: smtpUrl,
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    dnsTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: SILENCE_TIMEOUT_MS,
  });
  return {
    send: async (mail, id, signal) => {
      await mailer.sendMail({
        ...buildMessage(mail, id, mailFrom),
        signal: AbortSignal.any([
          AbortSignal.timeout(MAIL_TIMEOUT_MS),
          ...(signal ? [signal] : []),
        ]),
      });
    },
    close: async () => mailer.close(),
  };
}
