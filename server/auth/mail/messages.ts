import { readFileSync } from 'node:fs';
import { escapeHtml } from '../../../contract/escape-html.ts';
import type { OutgoingMail } from '../../mail/outbox.ts';
import { compileTemplate, keepText } from './template.ts';

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

/** A file of supabase/templates. */
export const readTemplate = (file: string): string =>
  readFileSync(new URL(`../../../supabase/templates/${file}`, import.meta.url), 'utf8');

/** The subject of a mail: the title of its HTML template. @throws Error without one */
export function readSubject(source: string, name: string): string {
  const subject = source.match(/<title>([^<]+)<\/title>/)?.[1];
  if (!subject)
    throw new Error(`supabase/templates/${name}.html has no title, which is the subject.`);
  return subject.trim();
}

function loadTemplates(name: MailName) {
  const source = readTemplate(`${name}.html`);
  return {
    subject: readSubject(source, name),
    html: compileTemplate(source, VARIABLES),
    text: compileTemplate(readTemplate(`${name}.txt`), VARIABLES),
  };
}

/**
 * Reads all templates at start, so that a mistake in one stops the start and not a sign-up.
 * @throws Error that names the mistake
 */
export function loadAuthMails(): AuthMails {
  const templates = {
    confirmation: loadTemplates('confirmation'),
    recovery: loadTemplates('recovery'),
  } satisfies Record<MailName, unknown>;

  return (name, { siteUrl, email, token, redirectTo }) => {
    const values = { SiteURL: siteUrl, TokenHash: token, Email: email, RedirectTo: redirectTo };
    const { subject, html, text } = templates[name];
    return {
      recipient: email,
      subject,
      html: html(values, escapeHtml),
      text: text(values, keepText),
    };
  };
}
