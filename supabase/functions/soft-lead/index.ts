import { countIn } from '../send-contact-email/count-in-hosted.ts';
import { openHostedDatabase } from '../send-contact-email/hosted-database.ts';
import { networkFrom } from '../send-contact-email/network.ts';
import { readSetting } from '../send-contact-email/read-setting.ts';
import { handleSoftLead } from './handler.ts';

/** The function on hosted Supabase; the platform sets both variables. */
const database = openHostedDatabase(
  readSetting('SUPABASE_URL'),
  readSetting('SUPABASE_SERVICE_ROLE_KEY'),
);

Deno.serve((request) =>
  handleSoftLead(request, {
    recordSoftLead: async (lead) => {
      await database.call('record_soft_lead', lead);
    },
    countRequest: countIn(database),
    reportFault: (fault) => console.error(fault instanceof Error ? fault.message : 'unknown fault'),
    network: networkFrom(request.headers.get('x-forwarded-for')),
  }),
);
