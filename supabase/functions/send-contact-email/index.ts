import { handleEnquiry } from './handler.ts';
import { openHostedDatabase } from './hosted-database.ts';
import { networkFrom } from './network.ts';
import { sendOutbox } from './send-outbox.ts';

/**
 * The function on hosted Supabase. The platform sets SUPABASE_URL and SUPABASE_SERVICE_ROLE_KEY; the
 * owner sets SITE_URL, LEADS_TO, SMTP_URL and MAIL_FROM (`supabase secrets set`). The platform blocks
 * ports 25 and 587 outwards: use `smtps://…:465`.
 */
declare const EdgeRuntime: { waitUntil(work: Promise<unknown>): void } | undefined;

function read(name: string): string {
  const value = Deno.env.get(name);
  if (!value) throw new Error(`${name} is not set.`);
  return value;
}

const database = openHostedDatabase(read('SUPABASE_URL'), read('SUPABASE_SERVICE_ROLE_KEY'));
const siteUrl = read('SITE_URL').replace(/\/$/, '');
const leadsTo = read('LEADS_TO');
const sender = { smtpUrl: read('SMTP_URL'), mailFrom: read('MAIL_FROM') };

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
    siteUrl,
    pagesOrigin: siteUrl,
  }),
);
