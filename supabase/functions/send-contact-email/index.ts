import { networkOfHostedRequest } from '../_shared/client-network.ts';
import { openProject } from '../_shared/hosted.ts';
import { type Ledger, parseAssessment, storeEntry } from './enquiry-store.ts';
import { handleEnquiry } from './handler.ts';

/** The function on hosted Supabase; its settings are those of _shared/hosted.ts. */
const { database, ...project } = openProject();

const LEDGER: Ledger = {
  submit: (enquiry) => database.call('submit_enquiry', enquiry),
  assess: (submission) => database.call('assess_enquiry', { submission, buckets: [] }),
};

Deno.serve((request) =>
  handleEnquiry(request, {
    assessEnquiry: async (submission, buckets) =>
      parseAssessment(await database.call('assess_enquiry', { submission, buckets })),
    storeEnquiry: (entry) => storeEntry(entry, LEDGER, project),
    acceptProof: (submission) => database.call('accept_proof', { submission }),
    countRequest: database.countRequest,
    ...project,
    network: networkOfHostedRequest(request.headers),
    pagesOrigin: project.siteUrl,
  }),
);
