import { networkOfHostedRequest } from '../_shared/client-network.ts';
import { openProjectDatabase, reportError } from '../_shared/hosted/project.ts';
import { handleSoftLead } from './handler.ts';

/** The function on hosted Supabase; the platform sets both variables. */
const database = openProjectDatabase();

Deno.serve((request) =>
  handleSoftLead(request, {
    recordSoftLead: async (lead) => {
      await database.call('record_soft_lead', lead);
    },
    countRequest: database.countRequest,
    reportError,
    network: networkOfHostedRequest(request.headers),
  }),
);
