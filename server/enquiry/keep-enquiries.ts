import type { EnquiryStore } from '../../supabase/functions/send-contact-email/enquiry-store.ts';
import { isAway } from '../database/is-away.ts';
import { type Drain, type DrainParts, drainSpool } from './drain-spool.ts';
import { inTime } from './in-time.ts';
import { storeIn } from './store-enquiry.ts';

/** Milliseconds for which a database that was away is not asked again. */
const RESPITE = 2_000;
/** Milliseconds that a visitor waits for the database before his enquiry goes to the spool. */
const PATIENCE = 4_000;

export type EnquiryKeeper = EnquiryStore & Drain;

export type KeeperParts = Omit<DrainParts, 'store'>;

/**
 * Keeps enquiries through an outage of the database: what cannot be stored now is written to the spool
 * and counts as kept. Limits cannot be asked meanwhile; the flood gate still holds. A database that
 * hangs and stores an enquiry all the same does no harm: the spool's copy of it changes nothing.
 */
export function keepEnquiries({ database, spool, wakeMail, log }: KeeperParts): EnquiryKeeper {
  const store = storeIn(database);
  const { drain, stop } = drainSpool({ database, store, spool, wakeMail, log });
  let awayUntil = 0;

  /** @returns undefined when the database is away */
  async function ask<T>(question: () => Promise<T>): Promise<{ answer: T } | undefined> {
    if (Date.now() < awayUntil) return undefined;
    try {
      return { answer: await inTime(question(), PATIENCE) };
    } catch (err) {
      if (!isAway(err)) throw err;
      if (Date.now() >= awayUntil)
        log.warn({ err }, 'the database is away, enquiries go to the spool');
      awayUntil = Date.now() + RESPITE;
      return undefined;
    }
  }

  return {
    weighEnquiry: async (submission, buckets) => {
      const weighed = await ask(() => store.weighEnquiry(submission, buckets));
      return weighed?.answer ?? { isKnown: false, isHeld: false, waits: [] };
    },
    storeEnquiry: async (entry) => {
      const stored = await ask(() => store.storeEnquiry(entry));
      if (!stored) await spool.add(entry);
    },
    acceptProof: async (submission) => {
      // A proof can only release what the database holds; the browser tries it again.
      if (await spool.holds(submission)) await drain();
      if (await spool.holds(submission)) throw new Error('The enquiry waits in the spool.');
      await inTime(store.acceptProof(submission), PATIENCE);
    },
    drain,
    stop,
  };
}
