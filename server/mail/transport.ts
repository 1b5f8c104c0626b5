import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import {
  buildMessage,
  type MailTransport,
  type OutgoingMail,
} from '../../supabase/functions/_shared/mail.ts';
import { openSmtpTransport } from '../../supabase/functions/_shared/smtp.ts';

interface FileTransportOptions {
  mailFrom: string;
  mailDir: string;
  announce: (line: string) => void;
  /** Whether only this machine reaches the site: then the line of an account's mail holds its link. */
  isLocal: boolean;
}

export function openTransport(
  options: FileTransportOptions & { smtpUrl?: string | undefined },
): MailTransport {
  const { smtpUrl } = options;
  return smtpUrl ? openSmtpTransport({ ...options, smtpUrl }) : openFileTransport(options);
}

// Others read logs: they name nobody, and hold a link only of mail on this machine.
function openFileTransport(options: FileTransportOptions): MailTransport {
  const { mailDir, mailFrom, announce, isLocal } = options;
  const composer = createTransport({ streamTransport: true, newline: 'windows' });
  return {
    send: async (mail, id) => {
      const { message } = await composer.sendMail(buildMessage(mail, id, mailFrom));
      await mkdir(mailDir, { recursive: true, mode: 0o700 });
      const unfinished = join(mailDir, `.${id}.part`);
      await writeFile(unfinished, message, { mode: 0o600 });
      // Colons are not allowed in file names everywhere.
      const stamp = new Date().toISOString().replaceAll(':', '-');
      const file = join(mailDir, `${stamp}-${id}.eml`);
      await rename(unfinished, file);
      announce([`Mail written to ${file}`, ...(isLocal ? linkOf(mail) : [])].join(' | '));
    },
    close: async () => {},
  };
}

function linkOf({ isOfAccount, text }: OutgoingMail): string[] {
  const [link] = (isOfAccount && /https?:\/\/[^\s<>"#]+/.exec(text)) || [];
  return link ? [link] : [];
}
