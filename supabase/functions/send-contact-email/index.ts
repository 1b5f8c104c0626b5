import { networkOfHostedRequest } from '../_shared/client-network.ts';
import { openHostedHome } from '../_shared/hosted/home.ts';
import { handleEnquiry } from './handler.ts';
import { openHostedStore } from './hosted-store.ts';

/** The function on hosted Supabase; its settings are those of _shared/hosted/home.ts. */
const { database, ...home } = openHostedHome();
const store = openHostedStore(database);

Deno.serve((request) =>
  handleEnquiry(request, {
    ...store,
    ...home,
    network: networkOfHostedRequest(request.headers),
    pagesOrigin: home.siteUrl,
  }),
);
