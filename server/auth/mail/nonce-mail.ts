import { escapeHtml } from '../../../contract/escape-html.ts';
import type { OutgoingMail } from '../../mail/outbox.ts';
import { readSubject, readTemplate } from './messages.ts';
import { compileTemplate, keepText } from './template.ts';

const VARIABLES = ['SiteURL', 'Email', 'Token'] as const;

/** Builds the mail with the code of `/reauthenticate`. */
export type NonceMail = (input: { siteUrl: string; email: string; nonce: string }) => OutgoingMail;

/**
 * Reads the template, which hosted Supabase uses too, at start.
 * @throws Error that names the mistake
 */
export function loadNonceMail(): NonceMail {
  const source = readTemplate('reauthentication.html');
  const subject = readSubject(source, 'reauthentication');
  const html = compileTemplate(source, VARIABLES);
  const text = compileTemplate(readTemplate('reauthentication.txt'), VARIABLES);
  return ({ siteUrl, email, nonce }) => {
    const values = { SiteURL: siteUrl, Email: email, Token: nonce };
    return {
      recipient: email,
      subject,
      html: html(values, escapeHtml),
      text: text(values, keepText),
    };
  };
}
