import { networkOfHostedRequest } from '../_shared/client-network.ts';
import { openHostedHome } from '../_shared/hosted/home.ts';
import { parseAssessment, storeOrApart } from './enquiry-store.ts';
import { handleEnquiry } from './handler.ts';

/** The function on hosted Supabase; its settings are those of _shared/hosted/home.ts. */
const { database, ...home } = openHostedHome();

Deno.serve((request) =>
  handleEnquiry(request, {
    assessEnquiry: async (submission, buckets) =>
      parseAssessment(await database.call('assess_enquiry', { submission, buckets })),
    storeEnquiry: (entry) =>
      storeOrApart(entry, {
        submit: (enquiry) => database.call('submit_enquiry', enquiry),
        assess: (submission) => database.call('assess_enquiry', { submission, buckets: [] }),
      }),
    acceptProof: async (submission) => {
      await database.call('accept_proof', { submission });
    },
    countRequest: database.countRequest,
    ...home,
    network: networkOfHostedRequest(request.headers),
    pagesOrigin: home.siteUrl,
  }),
);
