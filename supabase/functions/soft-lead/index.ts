import { networkOfHostedRequest } from '../_shared/client-network.ts';
import { openDatabase, reportError } from '../_shared/hosted.ts';
import { handleSoftLead } from './handler.ts';

/** The function on hosted Supabase; the platform sets both variables. */
const database = openDatabase();

Deno.serve((request) =>
  handleSoftLead(request, {
    recordSoftLead: (lead) => database.call('record_chat_click', lead),
    countRequest: database.countRequest,
    reportError,
    network: networkOfHostedRequest(request.headers),
  }),
);
