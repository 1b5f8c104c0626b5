import { createTransport } from 'nodemailer';
import { buildMessage } from './message.ts';
import type { MailTransport } from './transport.ts';

/** Milliseconds for each step of a conversation, and for one mail altogether. */
const CONNECT = 10_000;
const SILENCE = 20_000;
/** Shorter than the lease under which the outbox hands a mail out, so that no one sends it meanwhile. */
const WHOLE = 60_000;

/** Sends through a mail server, each mail over a connection of its own. */
export function openSmtpTransport(options: { smtpUrl: string; mailFrom: string }): MailTransport {
  const mailer = createTransport({
    url: options.smtpUrl,
    connectionTimeout: CONNECT,
    greetingTimeout: CONNECT,
    dnsTimeout: CONNECT,
    socketTimeout: SILENCE,
  });
  return {
    send: async (mail, id, signal) => {
      await mailer.sendMail({
        ...buildMessage(mail, id, options.mailFrom),
        signal: AbortSignal.any([AbortSignal.timeout(WHOLE), ...(signal ? [signal] : [])]),
      });
    },
    close: async () => mailer.close(),
  };
}
