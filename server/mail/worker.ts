import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Database } from '../database/database.ts';
import { isAway } from '../database/is-away.ts';
import { type ClaimedMail, claimMail, settleMail } from './outbox-queue.ts';
import { describeFault } from './send-fault.ts';
import type { MailTransport } from './transport.ts';

export interface MailWorkerParts {
  database: Database;
  transport: MailTransport;
  log: Pick<Logger, 'info' | 'warn' | 'error'>;
  /** Milliseconds between looks at the outbox when nobody wakes the worker. */
  pollEvery?: number;
}

export interface MailWorker {
  /** Looks at the outbox now; call it after a commit that queued a mail. */
  wake(): void;
  /** Takes no further mail and resolves once the one that is being sent is settled. */
  stop(): Promise<void>;
}

/** Milliseconds that a mail gets to finish when the worker stops; after that it is tried again later. */
const LAST_MAIL = 5_000;

/**
 * Milliseconds after a claim until which the outcome of a mail that went out may be noted, and between
 * the tries: as long as nobody else gets the mail, which is two minutes.
 */
const LEASE = 110_000;
const SETTLE_DELAY = 1_000;

/** Attempts in a row after which `public.settle_mail` abandons a mail. */
const MOST_ATTEMPTS = 20;

/**
 * Sends the mails of the outbox, one after another. Any number of processes may run a worker: each
 * mail is handed to one of them.
 */
export function startMailWorker(parts: MailWorkerParts): MailWorker {
  const { log, pollEvery = 5_000 } = parts;
  let isStopped = false;
  let wasWoken = false;
  let running: Promise<void> | undefined;
  let isAwayNoted = false;
  const hurry = new AbortController();

  async function drain(): Promise<void> {
    while (!isStopped) {
      const claimed = await claimMail(parts.database);
      if (claimed) await deliver(parts, claimed, hurry.signal);
      else return;
    }
  }

  /** An outage is told once: every enquiry that comes meanwhile wakes the worker. */
  function noteFault(err: unknown): void {
    if (!isAway(err)) log.error({ err }, 'the outbox cannot be read');
    else if (!isAwayNoted) log.warn({ err }, 'the outbox cannot be read, the database is away');
    isAwayNoted = isAway(err);
  }

  function wake(): void {
    wasWoken = true;
    if (isStopped || running) return;
    wasWoken = false;
    running = drain()
      .then(() => {
        isAwayNoted = false;
      })
      .catch(noteFault)
      .finally(() => {
        running = undefined;
        if (wasWoken) wake();
      });
  }

  const timer = setInterval(wake, pollEvery);
  timer.unref();
  wake();

  return {
    wake,
    stop: async () => {
      isStopped = true;
      clearInterval(timer);
      const patience = setTimeout(() => hurry.abort(), LAST_MAIL);
      await running;
      clearTimeout(patience);
    },
  };
}

async function deliver(
  { database, transport, log }: MailWorkerParts,
  { id, mail, attempts }: ClaimedMail,
  signal: AbortSignal,
): Promise<void> {
  const leaseEnd = Date.now() + LEASE;
  try {
    await transport.send(mail, id, signal);
  } catch (error) {
    const { text, ...fault } = describeFault(error);
    const note = { mail: id, attempts, ...fault };
    if (attempts % MOST_ATTEMPTS === 0) log.error(note, 'mail abandoned');
    else log.warn(note, 'mail not sent, will be tried again');
    return settleMail(database, id, text);
  }
  await noteSent(() => settleMail(database, id), leaseEnd, signal);
  log.info({ mail: id, attempts }, 'mail sent');
}

/** The mail is out: a moment without the database must not send it a second time. */
async function noteSent(
  settle: () => Promise<void>,
  leaseEnd: number,
  signal: AbortSignal,
): Promise<void> {
  for (;;) {
    try {
      return await settle();
    } catch (fault) {
      if (!isAway(fault) || signal.aborted || Date.now() > leaseEnd) throw fault;
      await sleep(SETTLE_DELAY, undefined, { signal }).catch(() => {});
    }
  }
}
