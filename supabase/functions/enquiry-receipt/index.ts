import { countIn } from '../send-contact-email/count-in-hosted.ts';
import { openHostedDatabase } from '../send-contact-email/hosted-database.ts';
import { networkFrom } from '../send-contact-email/network.ts';
import { readSetting } from '../send-contact-email/read-setting.ts';
import { sendOutbox } from '../send-contact-email/send-outbox.ts';
import { handleReceipt } from './handler.ts';
import type { StoredReceipt } from './read-receipt.ts';

/** The function on hosted Supabase, with the settings of send-contact-email. */
declare const EdgeRuntime: { waitUntil(work: Promise<unknown>): void } | undefined;

const database = openHostedDatabase(
  readSetting('SUPABASE_URL'),
  readSetting('SUPABASE_SERVICE_ROLE_KEY'),
);
const sender = { smtpUrl: readSetting('SMTP_URL'), mailFrom: readSetting('MAIL_FROM') };
const leadsTo = readSetting('LEADS_TO');
const siteUrl = readSetting('SITE_URL').replace(/\/$/, '');
const secrets = readSetting('FORM_SECRET').split(',');

const reportFault = (fault: unknown): void =>
  console.error(fault instanceof Error ? fault.message : 'unknown fault');

function wakeMail(): void {
  const work = sendOutbox(database, sender).catch(reportFault);
  if (typeof EdgeRuntime !== 'undefined') EdgeRuntime.waitUntil(work);
}

Deno.serve((request) =>
  handleReceipt(request, {
    readReceipt: async (of_lead) =>
      (await database.call('read_receipt', { of_lead })) as StoredReceipt | null,
    correctEnquiry: async (of_lead, fields, mails) =>
      Boolean(await database.call('correct_enquiry', { of_lead, fields, mails })),
    changeConsent: async (of_lead, consent, mails) =>
      Boolean(await database.call('change_consent', { of_lead, consent, mails })),
    eraseEnquiry: async (of_lead) => Boolean(await database.call('erase_enquiry', { of_lead })),
    countRequest: countIn(database),
    wakeMail,
    reportFault,
    network: networkFrom(request.headers.get('x-forwarded-for')),
    secrets,
    leadsTo,
    siteUrl,
  }),
);
