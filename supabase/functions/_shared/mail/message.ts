import { domainToASCII } from 'node:url';
import type { OutgoingMail } from './outgoing-mail.ts';

/**
 * A mail with its headers, as nodemailer takes it. Addresses are given as such and never parsed from
 * text, so that none can bring a second one along.
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
    // RFC 3834: no out-of-office notes in answer.
    headers: { 'Auto-Submitted': 'auto-generated' },
    // nodemailer would otherwise attach what a text names by path or address.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

const domainOf = (sender: string): string => {
  const [, domain = ''] = /@([^\s@<>]+)>?$/.exec(sender.trim()) ?? [];
  return domainToASCII(domain) || 'localhost';
};
