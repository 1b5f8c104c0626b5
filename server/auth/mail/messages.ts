import type { OutgoingMail } from '../../mail/outbox.ts';
import { loadMail, type RenderMail } from './load-mail.ts';

/** The variables that our templates may use; hosted Supabase has more. */
const VARIABLES = ['SiteURL', 'TokenHash', 'Email', 'RedirectTo'] as const;

/** Names of the templates in supabase/templates; hosted Supabase uses the HTML files too. */
export const MAIL_NAMES = ['confirmation', 'recovery'] as const;
export type MailName = (typeof MAIL_NAMES)[number];

/** The recipient of a mail and the parts of its link. */
export interface AuthMailInput {
  siteUrl: string;
  email: string;
  token: string;
  /** A validated address on this site. */
  redirectTo: string;
}

/** Builds the mails of the auth service. */
export type AuthMails = (name: MailName, input: AuthMailInput) => OutgoingMail;

/**
 * Reads all templates at start, so that a mistake in one stops the start and not a sign-up.
 * @throws Error that names the mistake
 */
export function loadAuthMails(): AuthMails {
  const mails: Record<MailName, RenderMail> = {
    confirmation: loadMail('confirmation', VARIABLES),
    recovery: loadMail('recovery', VARIABLES),
  };
  return (name, { siteUrl, email, token, redirectTo }) =>
    mails[name](email, {
      SiteURL: siteUrl,
      TokenHash: token,
      Email: email,
      RedirectTo: redirectTo,
    });
}
