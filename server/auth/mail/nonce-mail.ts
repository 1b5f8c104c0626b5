import type { OutgoingMail } from '../../mail/outbox.ts';
import { loadMail } from './load-mail.ts';

const VARIABLES = ['SiteURL', 'Email', 'Token'] as const;

/** Builds the mail with the code of `/reauthenticate`. */
export type NonceMail = (input: { siteUrl: string; email: string; nonce: string }) => OutgoingMail;

/**
 * Reads the template, which hosted Supabase uses too, at start.
 * @throws Error that names the mistake
 */
export function loadNonceMail(): NonceMail {
  const render = loadMail('reauthentication', VARIABLES);
  return ({ siteUrl, email, nonce }) =>
    render(email, { SiteURL: siteUrl, Email: email, Token: nonce });
}
