import { networkOfHostedRequest } from '../_shared/client-network.ts';
import { openProjectDatabase, readSetting, reportError } from '../_shared/hosted/project.ts';
import { handleCalendar } from './handler.ts';

/** The function on hosted Supabase; the owner sets SITE_URL. */
const database = openProjectDatabase();
const deskUrl = readSetting('SITE_URL').replace(/\/$/, '');

Deno.serve((request) =>
  handleCalendar(request, {
    readEntries: (token) => database.call('calendar_entries', { token }),
    countRequest: database.countRequest,
    reportError,
    network: networkOfHostedRequest(request.headers),
    deskUrl,
  }),
);
