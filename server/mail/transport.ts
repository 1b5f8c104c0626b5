import type { MailTransport } from '../../supabase/functions/_shared/mail/outgoing-mail.ts';
import { openSmtpTransport } from '../../supabase/functions/_shared/mail/smtp-transport.ts';
import { type FileTransportOptions, openFileTransport } from './file-transport.ts';

export interface MailTransportOptions extends FileTransportOptions {
  /** Mail server; without one, mails become files. */
  smtpUrl?: string | undefined;
}

/** Opens the mail server, or where there is none the folder that stands in for it. */
export function openTransport(options: MailTransportOptions): MailTransport {
  const { smtpUrl } = options;
  return smtpUrl ? openSmtpTransport({ ...options, smtpUrl }) : openFileTransport(options);
}
