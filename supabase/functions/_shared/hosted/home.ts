import { asksForPlainMail, PLAIN_MAIL_REFUSED } from '../mail/smtp-address.ts';
import type { SmtpOptions } from '../mail/smtp-transport.ts';
import { openProjectDatabase, readFormSecrets, readSetting, reportError } from './project.ts';
import { sendOutbox } from './send-outbox.ts';

/**
 * Reads the mail settings. The platform blocks outgoing ports 25 and 587: use `smtps://…:465`.
 * @throws Error that names a missing setting, or refuses mail without encryption
 */
export function readSmtpOptions(): SmtpOptions {
  const smtpUrl = readSetting('SMTP_URL');
  if (asksForPlainMail(smtpUrl)) throw new Error(PLAIN_MAIL_REFUSED);
  return { smtpUrl, mailFrom: readSetting('MAIL_FROM') };
}

/**
 * Opens what a function that sends mails needs on hosted Supabase. The owner sets SITE_URL,
 * LEADS_TO, SMTP_URL, MAIL_FROM and FORM_SECRET (`supabase secrets set`).
 * @throws Error that names a missing setting
 */
export function openHostedHome() {
  const database = openProjectDatabase();
  const smtpOptions = readSmtpOptions();
  const siteUrl = readSetting('SITE_URL').replace(/\/$/, '');
  return {
    database,
    siteUrl,
    // A static host answers for the pages of both.
    deskUrl: siteUrl,
    leadsTo: readSetting('LEADS_TO'),
    secrets: readFormSecrets(),
    reportError,
    /** Sends the outbox; continues after the answer where the platform supports it. */
    wakeMail: (): void => {
      const work = sendOutbox(database, smtpOptions).catch(reportError);
      if (typeof EdgeRuntime !== 'undefined') EdgeRuntime.waitUntil(work);
    },
  };
}
