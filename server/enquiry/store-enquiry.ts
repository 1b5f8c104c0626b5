import {
  type EnquiryStore,
  type LeadEntry,
  parseAssessment,
  storeOrApart,
} from '../../supabase/functions/send-contact-email/enquiry-store.ts';
import { asService } from '../database/as-service.ts';
import type { Database, Transaction } from '../database/database.ts';

/** Stores in the database without a spool; see keepEnquiries. */
export interface DatabaseStore extends EnquiryStore {
  /** Stores all entries in order, or none. */
  storeInOrder(entries: readonly LeadEntry[]): Promise<void>;
}

/** Stores leads in the database; a repeated submission changes nothing. */
export function storeIn(database: Database): DatabaseStore {
  return {
    storeInOrder: (entries) =>
      asService(database, async (tx) => {
        for (const entry of entries) await submitEntry(tx, entry);
      }),
    assessEnquiry: async (submission, buckets) => {
      // Counters need not survive a crash, and waiting for the disk would keep their rows locked.
      const [row] = await database.statement(
        "select set_config('synchronous_commit', 'off', true), public.assess_enquiry($1, $2) as found",
        [submission, JSON.stringify(buckets)],
      );
      return parseAssessment(row?.found);
    },
    storeEnquiry: (entry) => asService(database, (tx) => submitEntry(tx, entry)),
    acceptProof: (submission) =>
      asService(database, async (tx) => {
        await tx.query('select public.accept_proof($1)', [submission]);
      }),
  };
}

const submitEntry = (tx: Transaction, entry: LeadEntry): Promise<string> =>
  storeOrApart(entry, {
    submit: async ({ lead, mails, journey }) => {
      const { rows } = await tx.query('select public.submit_enquiry($1, $2, $3) as answer', [
        JSON.stringify(lead),
        JSON.stringify(mails),
        JSON.stringify(journey),
      ]);
      return rows[0]?.answer;
    },
    assess: async (submission) => {
      const text = "select public.assess_enquiry($1, '[]') as found";
      return (await tx.query(text, [submission])).rows[0]?.found;
    },
  });
