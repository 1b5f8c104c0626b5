import { openProjectDatabase, reportFault } from './project-database.ts';
import { readSetting } from './read-setting.ts';
import { sendOutbox } from './send-outbox.ts';

declare const EdgeRuntime: { waitUntil(work: Promise<unknown>): void } | undefined;

/** How mail leaves. The platform blocks ports 25 and 587 outwards: use `smtps://…:465`. */
export const readSender = () => ({
  smtpUrl: readSetting('SMTP_URL'),
  mailFrom: readSetting('MAIL_FROM'),
});

/**
 * What a function that writes mails needs on hosted Supabase. The owner sets SITE_URL, LEADS_TO,
 * SMTP_URL, MAIL_FROM and FORM_SECRET (`supabase secrets set`).
 * @throws Error that names a setting which is missing
 */
export function openHostedHome() {
  const database = openProjectDatabase();
  const sender = readSender();
  return {
    database,
    siteUrl: readSetting('SITE_URL').replace(/\/$/, ''),
    leadsTo: readSetting('LEADS_TO'),
    secrets: readSetting('FORM_SECRET').split(','),
    reportFault,
    /** Goes on after the answer, where the platform lets it. */
    wakeMail: (): void => {
      const work = sendOutbox(database, sender).catch(reportFault);
      if (typeof EdgeRuntime !== 'undefined') EdgeRuntime.waitUntil(work);
    },
  };
}
