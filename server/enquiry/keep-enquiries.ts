import type { Logger } from 'pino';
import {
  type EnquiryEntry,
  type EnquiryStore,
  parseAssessment,
  type Sender,
  storeEntry,
  type WholeEnquiry,
} from '../../supabase/functions/send-contact-email/enquiry-store.ts';
import { asService, callAsService } from '../database/as-service.ts';
import type { Database, Transaction } from '../database/database.ts';
import { isAway, withTimeout } from '../database/is-away.ts';
import { repeat } from '../process/repeat.ts';
import type { Spool } from './spool.ts';

const RETRY_DELAY_MS = 2_000;
/** After this time without an answer from the database, an enquiry goes to the spool. */
const VISITOR_TIMEOUT_MS = 4_000;

export type DurableStore = EnquiryStore & ReturnType<typeof drainSpool>;

type DurableParts = Omit<DrainParts, 'store'> & { sender: Sender };

// What cannot be stored now is written to the spool and counts as kept; the flood gate still applies.
// If a hanging database stores the enquiry after all, the spool's copy changes nothing.
export function keepEnquiries(parts: DurableParts): DurableStore {
  const { database, spool, sender, log } = parts;
  const store = storeIn(database, sender);
  const { drain, stop } = drainSpool({ ...parts, store });
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

const DRAIN_INTERVAL_MS = 1_000;
const REPORT_INTERVAL_MS = 60_000;
/** Entries stored per transaction: one commit each would take minutes for thousands. */
const BATCH_SIZE = 50;
const BATCH_TIMEOUT_MS = 10_000;

/** A stop does not wait longer for a database that is away. */
const SIGN_OFF_TIMEOUT_MS = 2_000;

/** PostgreSQL's classes "data exception" and "integrity constraint violation". */
const DATA_ERROR = /^2[23]...$/;

const isAboutEntry = (error: unknown): boolean =>
  error instanceof SyntaxError || DATA_ERROR.test(String((error as { code?: unknown }).code));

interface DrainParts {
  database: Database;
  store: Pick<DatabaseStore, 'storeInOrder'>;
  spool: Spool;
  wakeMail: () => void;
  log: Pick<Logger, 'error' | 'warn' | 'info'>;
}

export function drainSpool({ database, store, spool, wakeMail, log }: DrainParts) {
  let isStopped = false;
  let reported: { length: number; at: number } | undefined;

  /** @throws when the database or the disk fails; these entries and later ones stay in the spool */
  async function storeBatch(names: readonly string[]): Promise<void> {
    const entries: (EnquiryEntry | WholeEnquiry)[] = [];
    for (const name of names) {
      const entry = await orPutAside(name, () => spool.read(name));
      if (entry) entries.push(entry);
    }
    await withTimeout(store.storeInOrder(entries), BATCH_TIMEOUT_MS);
    await spool.remove(names);
  }

  async function storeOneByOne(names: readonly string[]): Promise<void> {
    for (const name of names) await orPutAside(name, () => storeBatch([name]));
  }

  async function orPutAside<T>(name: string, work: () => Promise<T>): Promise<T | undefined> {
    try {
      return await work();
    } catch (err) {
      if (!isAboutEntry(err)) throw err;
      log.error({ err, entry: name }, 'an enquiry of the spool cannot be stored; it was put aside');
      await spool.putAside(name);
      return undefined;
    }
  }

  async function drainAll(): Promise<void> {
    let stored = 0;
    try {
      const names = await spool.list();
      for (let at = 0; at < names.length && !isStopped; at += BATCH_SIZE) {
        const batch = names.slice(at, at + BATCH_SIZE);
        await storeBatch(batch).catch((err) => {
          if (!isAboutEntry(err)) throw err;
          return storeOneByOne(batch);
        });
        stored += batch.length;
      }
    } finally {
      if (stored > 0) {
        log.info({ stored }, 'enquiries of the spool are in the database');
        wakeMail();
      }
    }
    await report((await spool.list()).length);
  }

  async function report(length: number): Promise<void> {
    if (reported?.length === length && Date.now() - reported.at < REPORT_INTERVAL_MS) return;
    const values = [spool.name, spool.place, length];
    const asked = callAsService(database, 'report_server($1, $2, $3)', values);
    await withTimeout(asked, BATCH_TIMEOUT_MS);
    reported = { length, at: Date.now() };
  }

  /** Says that this process ended in order; without it the health panel calls it silent. */
  async function signOff(): Promise<void> {
    if ((await spool.list()).length > 0) return;
    const asked = callAsService(database, 'sign_off_server($1)', [spool.name]);
    await withTimeout(asked, SIGN_OFF_TIMEOUT_MS);
  }

  const failure = 'the spool cannot be emptied';
  const repeated = repeat(drainAll, { intervalMs: DRAIN_INTERVAL_MS, log, failure });
  return {
    drain: repeated.wake,
    stop: async (): Promise<void> => {
      isStopped = true;
      await repeated.stop();
      await signOff().catch((err: unknown) =>
        log.warn({ err }, 'the health panel will call this process silent'),
      );
    },
  };
}

interface DatabaseStore extends EnquiryStore {
  storeInOrder(entries: readonly (EnquiryEntry | WholeEnquiry)[]): Promise<void>;
}

export function storeIn(database: Database, sender: Sender): DatabaseStore {
  const store = (tx: Transaction, entry: EnquiryEntry | WholeEnquiry): Promise<string> => {
    const ask = async (text: string, values: unknown[]): Promise<unknown> =>
      (await tx.query(`select public.${text} as answer`, values)).rows[0]?.answer;
    const ledger = {
      submit: ({ lead, mails, journey }: WholeEnquiry) =>
        ask(
          'submit_enquiry($1, $2, $3)',
          [lead, mails, journey].map((part) => JSON.stringify(part)),
        ),
      assess: (submission: string) => ask("assess_enquiry($1, '[]')", [submission]),
    };
    return storeEntry(entry, ledger, sender);
  };
  return {
    storeInOrder: (entries) =>
      asService(database, async (tx) => {
        for (const entry of entries) await store(tx, entry);
      }),
    assessEnquiry: async (submission, buckets) => {
      // Counters need not survive a crash, and waiting for the disk would keep their rows locked.
      const [row] = await database.statement(
        "select set_config('synchronous_commit', 'off', true), public.assess_enquiry($1, $2) as found",
        [submission, JSON.stringify(buckets)],
      );
      return parseAssessment(row?.found);
    },
    storeEnquiry: (entry) => asService(database, (tx) => store(tx, entry)),
    acceptProof: (submission) => callAsService(database, 'accept_proof($1)', [submission]),
  };
}
