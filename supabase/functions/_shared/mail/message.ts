import { domainToASCII } from 'node:url';
import type { OutgoingMail } from './outgoing-mail.ts';

/**
 * Builds a mail with its headers for nodemailer. Addresses are passed as objects and never parsed
 * from text, so that none can smuggle in a second one.
 * @param id of the outbox row; becomes the Message-ID
 * @param mailFrom an address, or a name with one in angle brackets
 */
export function buildMessage(mail: OutgoingMail, id: string, mailFrom: string) {
  const only = (address: string) => ({ name: '', address });
  return {
    from: mailFrom,
    to: only(mail.recipient),
    ...(mail.replyTo && { replyTo: only(mail.replyTo) }),
    subject: mail.subject,
    text: mail.text,
    ...(mail.html && { html: mail.html }),
    messageId: `<${id}@${domainOf(mailFrom)}>`,
    // RFC 3834: prevents out-of-office replies.
    headers: { 'Auto-Submitted': 'auto-generated' },
    // Otherwise nodemailer would attach files and URLs that content refers to.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

const domainOf = (sender: string): string => {
  const [, domain = ''] = /@([^\s@<>]+)>?$/.exec(sender.trim()) ?? [];
  return domainToASCII(domain) || 'localhost';
};
