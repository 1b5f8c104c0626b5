/**
 * Settings in an SMTP address by which nodemailer would leave encryption out, not check the certificate, or check
 * it for another name.
 */
const WEAKENING = /tls|^secure|servername|host|^service$|^proxy$/i;
/** Those that only ask for what is done anyway. */
const HARMLESS = /^(?:requireTLS|secure)=true$/i;

/** Whether a host name means this machine: what is sent to it crosses no network. */
export const isLoopbackHost = (hostname: string): boolean =>
  /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/i.test(hostname);

/**
 * Whether an SMTP address asks for mail to another machine without encryption, or to whoever answers in its
 * place: its password and links that open accounts could be read on the way.
 */
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
    : `${host}, encrypted by STARTTLS; without it mails wait and Health says so`;
}

/** The address with which nodemailer sends nothing to another machine before it is encrypted. */
export function requireEncryption(smtpUrl: string): string {
  const url = new URL(smtpUrl);
  if (!isLoopbackHost(url.hostname)) url.searchParams.set('requireTLS', 'true');
  return url.href;
}
