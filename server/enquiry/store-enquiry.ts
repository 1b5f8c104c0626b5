import type {
  EnquiryDependencies,
  LeadEntry,
} from '../../supabase/functions/send-contact-email/handler.ts';
import { asService } from '../database/as-service.ts';
import type { Database, Transaction } from '../database/database.ts';

/** What the enquiry function needs of PostgreSQL, without a spool: see keepEnquiries. */
export type EnquiryStore = Pick<
  EnquiryDependencies,
  'weighEnquiry' | 'storeEnquiry' | 'acceptProof'
>;

/** What `public.weigh_enquiry` answers. */
interface Weighed {
  is_known: boolean;
  is_held: boolean;
  waits: number[];
}

export interface DatabaseStore extends EnquiryStore {
  /** Stores all of them, one after the other, or none. */
  storeInOrder(entries: readonly LeadEntry[]): Promise<void>;
}

/** Stores leads in the database; a repeated submission changes nothing. */
export function storeIn(database: Database): DatabaseStore {
  return {
    storeInOrder: (entries) =>
      asService(database, async (tx) => {
        for (const entry of entries) await submitEntry(tx, entry);
      }),
    weighEnquiry: async (submission, buckets) => {
      // Counters need not survive a crash: waiting for the disk would hold their rows locked.
      const [row] = await database.statement(
        "select set_config('synchronous_commit', 'off', true), public.weigh_enquiry($1, $2) as found",
        [submission, JSON.stringify(buckets)],
      );
      const found = row?.found as Weighed;
      return { isKnown: found.is_known, isHeld: found.is_held, waits: found.waits };
    },
    storeEnquiry: (entry) => asService(database, (tx) => submitEntry(tx, entry)),
    acceptProof: (submission) =>
      asService(database, async (tx) => {
        await tx.query('select public.accept_proof($1)', [submission]);
      }),
  };
}

async function submitEntry(tx: Transaction, { lead, mails, journey }: LeadEntry): Promise<void> {
  await tx.query('select public.submit_enquiry($1, $2, $3)', [
    JSON.stringify(lead),
    JSON.stringify(mails),
    JSON.stringify(journey),
  ]);
}
