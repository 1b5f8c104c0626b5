import { createTransport } from 'nodemailer';
import { LIMITS } from '../../../contract/limits.ts';
import { buildMessage, type MailTransport } from './mail.ts';

/** Settings by which nodemailer would not encrypt, or not check the certificate or its name. */
const WEAKENING = /tls|^secure|servername|host|^service$|^proxy$/i;
/** Those that only ask for what is done anyway. */
const HARMLESS = /^(?:requireTLS|secure)=true$/i;

/** Whether a host name means this machine: what is sent to it crosses no network. */
export const isLoopbackHost = (hostname: string): boolean =>
  /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/i.test(hostname);

/** Password and links that open accounts could be read on the way. */
export function asksForPlainMail(smtpUrl: string): boolean {
  const { hostname, searchParams } = new URL(smtpUrl);
  if (isLoopbackHost(hostname)) return false;
  return [...searchParams].some(
    ([name, value]) => WEAKENING.test(name) && !HARMLESS.test(`${name}=${value}`),
  );
}

export const PLAIN_MAIL_REFUSED =
  'SMTP_URL must not change how a mail server on another machine is encrypted, checked or named (tls.…, ignoreTLS, servername and the like); leave that setting out, or use smtps://.';

/** What the start says about the way of mails. @returns for instance `mail.example:465, encrypted` */
export function describeMailServer(smtpUrl: string): string {
  const { protocol, host, hostname } = new URL(smtpUrl);
  if (protocol === 'smtps:') return `${host}, encrypted`;
  return isLoopbackHost(hostname)
    ? `${host} on this machine`
    : `${host}, encrypted by STARTTLS; without it mails wait and System check says so`;
}

/** The address with which nodemailer sends nothing to another machine before it is encrypted. */
export function requireEncryption(smtpUrl: string): string {
  const url = new URL(smtpUrl);
  if (!isLoopbackHost(url.hostname)) url.searchParams.set('requireTLS', 'true');
  return url.href;
}

const CONNECT_TIMEOUT_MS = 10_000;
const SILENCE_TIMEOUT_MS = 20_000;
/** Half of the mail's lease, so that the other half is left to record the outcome. */
const MAIL_TIMEOUT_MS = (LIMITS.mailLeaseSeconds * 1000) / 2;

export type SmtpOptions = Record<'smtpUrl' | 'mailFrom', string>;

/** nodemailer's code for a server that refuses STARTTLS. */
const NO_ENCRYPTION = 'ETLS';

/** To another machine nothing goes unencrypted: the mail waits in the outbox instead. */
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
