import { countIn } from '../send-contact-email/count-in-hosted.ts';
import { networkFrom } from '../send-contact-email/network.ts';
import { openProjectDatabase, reportFault } from '../send-contact-email/project-database.ts';
import { handleSoftLead } from './handler.ts';

/** The function on hosted Supabase; the platform sets both variables. */
const database = openProjectDatabase();

Deno.serve((request) =>
  handleSoftLead(request, {
    recordSoftLead: async (lead) => {
      await database.call('record_soft_lead', lead);
    },
    countRequest: countIn(database),
    reportFault,
    network: networkFrom(request.headers.get('x-forwarded-for')),
  }),
);
