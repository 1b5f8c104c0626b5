import { openFileTransport } from './file-transport.ts';
import type { OutgoingMail } from './outbox.ts';
import { openSmtpTransport } from './smtp-transport.ts';

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

export interface MailTransportOptions {
  /** Mail server; without one, mails become files. */
  smtpUrl?: string | undefined;
  /** Sender: an address, or a name with one in angle brackets. */
  mailFrom: string;
  /** Folder for mails as files; made when the first is written. */
  mailDir: string;
  /** Tells the person at the terminal about a mail that became a file, one line. */
  announce: (line: string) => void;
}

/** Opens the mail server, or where there is none the folder that stands in for it. */
export function openTransport(options: MailTransportOptions): MailTransport {
  const { smtpUrl } = options;
  return smtpUrl ? openSmtpTransport({ ...options, smtpUrl }) : openFileTransport(options);
}
