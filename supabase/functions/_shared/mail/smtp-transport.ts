import { createTransport } from 'nodemailer';
import { LIMITS } from '../../../../contract/limits.ts';
import { buildMessage } from './message.ts';
import type { MailTransport } from './outgoing-mail.ts';
import { requireEncryption } from './smtp-address.ts';

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

/** nodemailer's code for a server that refuses STARTTLS. */
const NO_ENCRYPTION = 'ETLS';

/**
 * Sends through a mail server, each mail over its own connection. To another machine nothing goes
 * unencrypted: without TLS the sending fails, and the mail waits in the outbox.
 */
export function openSmtpTransport({ smtpUrl, mailFrom }: SmtpOptions): MailTransport {
  const mailer = createTransport({
    url: requireEncryption(smtpUrl),
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    dnsTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: SILENCE_TIMEOUT_MS,
  });
  return {
    send: async (mail, id, signal) => {
      const message = {
        ...buildMessage(mail, id, mailFrom),
        signal: AbortSignal.any([
          AbortSignal.timeout(MAIL_TIMEOUT_MS),
          ...(signal ? [signal] : []),
        ]),
      };
      await mailer.sendMail(message).catch(explainRefusal);
    },
    close: async () => mailer.close(),
  };
}

/** The desk shows this sentence, so it says what to do. */
function explainRefusal(error: Error & { code?: string }): never {
  if (error.code !== NO_ENCRYPTION) throw error;
  const text =
    'The mail server offers no encryption (STARTTLS), so nothing was sent to it; set SMTP_URL to one that does.';
  throw Object.assign(new Error(text, { cause: error }), { code: NO_ENCRYPTION });
}
