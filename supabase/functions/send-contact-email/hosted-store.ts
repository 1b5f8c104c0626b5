import type { HostedDatabase } from '../_shared/hosted/database.ts';
import { type EnquiryStore, parseAssessment } from './enquiry-store.ts';

/** Keeps enquiries in a hosted database; without it the device sends them again. */
export const openHostedStore = ({ call }: Pick<HostedDatabase, 'call'>): EnquiryStore => ({
  assessEnquiry: async (submission, buckets) =>
    parseAssessment(await call('assess_enquiry', { submission, buckets })),
  storeEnquiry: async (entry) => {
    await call('submit_enquiry', entry);
  },
  acceptProof: async (submission) => {
    await call('accept_proof', { submission });
  },
});
