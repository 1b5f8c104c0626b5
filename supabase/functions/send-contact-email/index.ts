import { handleEnquiry } from './handler.ts';
import { openHostedHome } from './hosted-home.ts';
import { networkFrom } from './network.ts';

/** The function on hosted Supabase; its settings are those of hosted-home.ts. */
const { database, ...home } = openHostedHome();

Deno.serve((request) =>
  handleEnquiry(request, {
    ...database,
    ...home,
    network: networkFrom(request.headers.get('x-forwarded-for')),
    pagesOrigin: home.siteUrl,
  }),
);
