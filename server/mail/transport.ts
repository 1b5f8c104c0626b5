import { existsSync, renameSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { buildMessage } from '../../supabase/functions/_shared/mail/message.ts';
import type {
  MailTransport,
  OutgoingMail,
} from '../../supabase/functions/_shared/mail/outgoing-mail.ts';
import { openSmtpTransport } from '../../supabase/functions/_shared/mail/smtp-transport.ts';

interface FileTransportOptions {
  /** Sender: an address, or a name with one in angle brackets. */
  mailFrom: string;
  /** Folder for mails as files; made when the first is written. */
  mailDir: string;
  /** Tells the person at the terminal about a mail that became a file, one line. */
  announce: (line: string) => void;
}

export interface MailTransportOptions extends FileTransportOptions {
  /** Address of the mail server; without one, mails are written to files. */
  smtpUrl?: string | undefined;
}

/** Opens the SMTP transport, or the file transport when there is no mail server. */
export function openTransport(options: MailTransportOptions): MailTransport {
  const { smtpUrl } = options;
  return smtpUrl ? openSmtpTransport({ ...options, smtpUrl }) : openFileTransport(options);
}

/**
 * Writes each mail to `<time>-<to>.eml`, which mail programs open, and tells subject, link and file.
 * A file is complete as soon as it can be seen; only the owner of the process may read it.
 */
function openFileTransport(options: FileTransportOptions): MailTransport {
  const { mailDir, mailFrom, announce } = options;
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    send: async (mail, id) => {
      const { message } = await composer.sendMail(buildMessage(mail, id, mailFrom));
      await mkdir(mailDir, { recursive: true, mode: 0o700 });
      const unfinished = join(mailDir, `.${id}.part`);
      await writeFile(unfinished, message, { mode: 0o600 });
      const file = freeName(mailDir, mail.recipient);
      // In the same turn as the look for a free name, so that no other mail takes it in between.
      renameSync(unfinished, file);
      announce(describeMail(mail, file));
    },
    close: async () => {},
  };
}

/** A name that no earlier mail has; colons are not allowed in file names everywhere. */
function freeName(folder: string, recipient: string): string {
  const to = recipient.replace(/[^\w.@+-]/g, '_').slice(0, 100);
  for (let time = Date.now(); ; time += 1) {
    const stamp = new Date(time).toISOString().replaceAll(':', '-');
    const file = join(folder, `${stamp}-${to}.eml`);
    if (!existsSync(file)) return file;
  }
}

function describeMail({ recipient, subject, text }: OutgoingMail, file: string): string {
  const [link] = /https?:\/\/[^\s<>"]+/.exec(text) ?? [];
  const parts = [`Mail to ${recipient}: ${subject}`, ...(link ? [link] : []), file];
  // What a visitor wrote must not steer the terminal.
  return parts.join(' | ').replace(/\p{Cc}/gu, ' ');
}
