import { handleEnquiry } from './handler.ts';
import { openHostedDatabase } from './hosted-database.ts';
import { networkFrom } from './network.ts';
import { readSetting } from './read-setting.ts';
import { sendOutbox } from './send-outbox.ts';

/**
 * The function on hosted Supabase. The platform sets SUPABASE_URL and SUPABASE_SERVICE_ROLE_KEY; the
 * owner sets SITE_URL, LEADS_TO, SMTP_URL, MAIL_FROM and FORM_SECRET (`supabase secrets set`). The platform blocks
 * ports 25 and 587 outwards: use `smtps://…:465`.
 */
declare const EdgeRuntime: { waitUntil(work: Promise<unknown>): void } | undefined;

const database = openHostedDatabase(
  readSetting('SUPABASE_URL'),
  readSetting('SUPABASE_SERVICE_ROLE_KEY'),
);
const siteUrl = readSetting('SITE_URL').replace(/\/$/, '');
const leadsTo = readSetting('LEADS_TO');
const secrets = readSetting('FORM_SECRET').split(',');
const sender = { smtpUrl: readSetting('SMTP_URL'), mailFrom: readSetting('MAIL_FROM') };

const reportFault = (fault: unknown): void =>
  console.error(fault instanceof Error ? fault.message : 'unknown fault');

/** Goes on after the answer, where the platform lets it. */
function wakeMail(): void {
  const work = sendOutbox(database, sender).catch(reportFault);
  if (typeof EdgeRuntime !== 'undefined') EdgeRuntime.waitUntil(work);
}

Deno.serve((request) =>
  handleEnquiry(request, {
    ...database,
    wakeMail,
    reportFault,
    network: networkFrom(request.headers.get('x-forwarded-for')),
    leadsTo,
    secrets,
    siteUrl,
    pagesOrigin: siteUrl,
  }),
);
