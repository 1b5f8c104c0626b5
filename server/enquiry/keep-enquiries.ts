import type {
  EnquiryStore,
  Sender,
} from '../../supabase/functions/send-contact-email/enquiry-store.ts';
import { isAway } from '../database/is-away.ts';
import { type Drain, type DrainParts, drainSpool } from './drain-spool.ts';
import { storeIn, withTimeout } from './store-enquiry.ts';

/** How long a database that was away is not tried again. */
const RETRY_DELAY_MS = 2_000;
/** After this time without an answer from the database, an enquiry goes to the spool. */
const VISITOR_TIMEOUT_MS = 4_000;

export type DurableStore = EnquiryStore & Drain;

type DurableParts = Omit<DrainParts, 'store'> & { sender: Sender };

// What cannot be stored now is written to the spool and counts as kept; the flood gate still applies.
// If a hanging database stores the enquiry after all, the spool's copy changes nothing.
export function keepEnquiries({
  database,
  spool,
  sender,
  wakeMail,
  log,
}: DurableParts): DurableStore {
  const store = storeIn(database, sender);
  const { drain, stop } = drainSpool({ database, store, spool, wakeMail, log });
  let awayUntil = Number.NEGATIVE_INFINITY;

  async function ask<T>(question: () => Promise<T>): Promise<{ answer: T } | undefined> {
    if (Date.now() < awayUntil) return undefined;
    try {
      return { answer: await withTimeout(question(), VISITOR_TIMEOUT_MS) };
    } catch (err) {
      if (!isAway(err)) throw err;
      if (Date.now() >= awayUntil)
        log.warn({ err }, 'the database is away, enquiries go to the spool');
      awayUntil = Date.now() + RETRY_DELAY_MS;
      return undefined;
    }
  }

  return {
    assessEnquiry: async (submission, buckets) => {
      const assessed = await ask(() => store.assessEnquiry(submission, buckets));
      return assessed?.answer ?? { isKnown: false, isHeld: false, waits: [], isDatabaseDown: true };
    },
    storeEnquiry: async (entry) => {
      const stored = await ask(() => store.storeEnquiry(entry));
      if (stored) return stored.answer;
      await spool.add(entry);
      return entry.id;
    },
    acceptProof: async (submission) => {
      // A proof can only release an enquiry in the database; the browser sends it again.
      if (await spool.holds(submission)) await drain();
      if (await spool.holds(submission)) throw new Error('The enquiry waits in the spool.');
      await withTimeout(store.acceptProof(submission), VISITOR_TIMEOUT_MS);
    },
    drain,
    stop,
  };
}
