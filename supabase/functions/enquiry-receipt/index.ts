import { countIn } from '../send-contact-email/count-in-hosted.ts';
import { openHostedHome } from '../send-contact-email/hosted-home.ts';
import { networkFrom } from '../send-contact-email/network.ts';
import { handleReceipt } from './handler.ts';
import type { StoredReceipt } from './read-receipt.ts';

/** The function on hosted Supabase; its settings are those of send-contact-email. */
const { database, ...home } = openHostedHome();

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
    ...home,
    network: networkFrom(request.headers.get('x-forwarded-for')),
  }),
);
