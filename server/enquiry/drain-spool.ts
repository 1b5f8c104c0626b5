import type { Logger } from 'pino';
import type { LeadEntry } from '../../supabase/functions/send-contact-email/enquiry-store.ts';
import { asService } from '../database/as-service.ts';
import type { Database } from '../database/database.ts';
import { isAway } from '../database/is-away.ts';
import { inTime } from './in-time.ts';
import type { Spool } from './spool.ts';
import type { DatabaseStore } from './store-enquiry.ts';

/** Milliseconds between looks at the spool. */
const DRAIN_EVERY = 1_000;
/** Milliseconds between reports of a spool's length that has not changed. */
const REPORT_EVERY = 60_000;
/** Entries that are stored in one transaction: a commit for each would take minutes for thousands. */
const BATCH = 50;
/** Milliseconds that the database has for one batch, which no visitor waits for. */
const PATIENCE = 10_000;

/** PostgreSQL's classes "data exception" and "integrity constraint violation". */
const DATA_FAULT = /^2[23]...$/;

/** Whether a fault speaks of one entry and of no other. */
const isEntrysOwn = (fault: unknown): boolean =>
  fault instanceof SyntaxError || DATA_FAULT.test(String((fault as { code?: unknown }).code));

export interface DrainParts {
  database: Database;
  store: Pick<DatabaseStore, 'storeInOrder'>;
  spool: Spool;
  /** Called after entries came into the database. */
  wakeMail: () => void;
  log: Pick<Logger, 'error' | 'warn' | 'info'>;
}

export interface Drain {
  /** Brings what the spool holds into the database, oldest first; resolves when it could do no more. */
  drain(): Promise<void>;
  /** Takes no further entry out of the spool and resolves once the one under way is settled. */
  stop(): Promise<void>;
}

/** Empties the spool each second, and tells the health panel how long it is. */
export function drainSpool({ database, store, spool, wakeMail, log }: DrainParts): Drain {
  let isStopped = false;
  let draining: Promise<void> | undefined;
  let reported = { length: -1, at: 0 };

  /** @throws when the database or the disk is ill; the entries stay, and those behind them wait too */
  async function storeBatch(names: readonly string[]): Promise<void> {
    const entries: LeadEntry[] = [];
    for (const name of names) {
      const entry = await orPutAside(name, () => spool.read(name));
      if (entry) entries.push(entry);
    }
    await inTime(store.storeInOrder(entries), PATIENCE);
    await spool.remove(names);
  }

  /** For a batch that one entry holds up. */
  async function storeOneByOne(names: readonly string[]): Promise<void> {
    for (const name of names) await orPutAside(name, () => storeBatch([name]));
  }

  async function orPutAside<T>(name: string, work: () => Promise<T>): Promise<T | undefined> {
    try {
      return await work();
    } catch (err) {
      if (!isEntrysOwn(err)) throw err;
      log.error({ err, entry: name }, 'an enquiry of the spool cannot be stored; it was put aside');
      await spool.putAside(name);
      return undefined;
    }
  }

  async function drainAll(): Promise<void> {
    let stored = 0;
    try {
      const names = await spool.list();
      for (let at = 0; at < names.length && !isStopped; at += BATCH) {
        const batch = names.slice(at, at + BATCH);
        await storeBatch(batch).catch((err) => {
          if (!isEntrysOwn(err)) throw err;
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
    if (length === reported.length && Date.now() - reported.at < REPORT_EVERY) return;
    const asked = asService(database, (tx) =>
      tx.query('select public.report_spool($1, $2)', [spool.home, length]),
    );
    await inTime(asked, PATIENCE);
    reported = { length, at: Date.now() };
  }

  function drain(): Promise<void> {
    draining ??= drainAll()
      .catch((err: unknown) => {
        if (!isAway(err)) log.error({ err }, 'the spool cannot be emptied');
      })
      .finally(() => {
        draining = undefined;
      });
    return draining;
  }

  const timer = setInterval(() => void drain(), DRAIN_EVERY);
  timer.unref();
  void drain();

  return {
    drain,
    stop: async () => {
      isStopped = true;
      clearInterval(timer);
      await draining;
    },
  };
}
