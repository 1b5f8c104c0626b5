import { networkOfHostedRequest } from '../_shared/client-network.ts';
import { openProject } from '../_shared/hosted.ts';
import { handleReceipt } from './handler.ts';

/** The function on hosted Supabase; its settings are those of _shared/hosted.ts. */
const { database, ...project } = openProject();

Deno.serve((request) =>
  handleReceipt(request, {
    readReceipt: (of_lead) => database.call('read_receipt', { of_lead }),
    correctEnquiry: (of_lead, fields, reasons, mails) =>
      database.call('correct_enquiry', { of_lead, fields, mails, reasons }),
    changeConsent: (of_lead, consent, mails) =>
      database.call('change_consent', { of_lead, consent, mails }),
    eraseEnquiry: (of_lead) => database.call('erase_enquiry', { of_lead }),
    countRequest: database.countRequest,
    ...project,
    network: networkOfHostedRequest(request.headers),
  }),
);
