import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { LIMITS } from '../../contract/limits.ts';
import {
  type ClaimedMail,
  describeSendError,
  type MailTransport,
} from '../../supabase/functions/_shared/mail.ts';
import type { Database } from '../database/database.ts';
import { isAway } from '../database/is-away.ts';
import { claimMail, settleMail } from './outbox.ts';

export interface MailWorkerParts {
  database: Database;
  transport: MailTransport;
  log: Pick<Logger, 'info' | 'warn' | 'error'>;
  /** Interval for checking the outbox when nothing wakes the worker. */
  pollIntervalMs?: number;
}

export interface MailWorker {
  /** Checks the outbox now; call it after a commit that queued a mail. */
  wake(): void;
  /** Claims no further mail and resolves once the one being sent is settled. */
  stop(): Promise<void>;
}

/** Time that a mail being sent gets when the worker stops; after that it is tried again later. */
const STOP_TIMEOUT_MS = 5_000;

/** A little less than the lease, after which another process gets the mail. */
const SETTLE_TIMEOUT_MS = (LIMITS.mailLeaseSeconds - 10) * 1000;
const SETTLE_RETRY_DELAY_MS = 1_000;

/** Any number of processes may run a worker: each mail goes to one of them. */
export function startMailWorker(parts: MailWorkerParts): MailWorker {
  const { log, pollIntervalMs = 5_000 } = parts;
  let isStopped = false;
  let wasWoken = false;
  let running: Promise<void> | undefined;
  let isAwayLogged = false;
  const stopping = new AbortController();

  async function drain(): Promise<void> {
    while (!isStopped) {
      const claimed = await claimMail(parts.database);
      if (claimed) await deliver(parts, claimed, stopping.signal);
      else return;
    }
  }

  /** Logs an outage only once: every enquiry that arrives meanwhile wakes the worker. */
  function logError(err: unknown): void {
    if (!isAway(err)) log.error({ err }, 'the outbox cannot be read');
    else if (!isAwayLogged) log.warn({ err }, 'the outbox cannot be read, the database is away');
    isAwayLogged = isAway(err);
  }

  function wake(): void {
    if (isStopped) return;
    if (running) {
      wasWoken = true;
      return;
    }
    running = drain()
      .then(() => {
        isAwayLogged = false;
      })
      .catch(logError)
      .finally(() => {
        running = undefined;
        if (!wasWoken) return;
        wasWoken = false;
        wake();
      });
  }

  const polling = setInterval(wake, pollIntervalMs);
  wake();

  return {
    wake,
    stop: async () => {
      isStopped = true;
      clearInterval(polling);
      const timer = setTimeout(() => stopping.abort(), STOP_TIMEOUT_MS);
      await running;
      clearTimeout(timer);
    },
  };
}

async function deliver(
  { database, transport, log }: MailWorkerParts,
  { id, mail, attempts }: ClaimedMail,
  signal: AbortSignal,
): Promise<void> {
  const settleBy = Date.now() + SETTLE_TIMEOUT_MS;
  try {
    await transport.send(mail, id, signal);
  } catch (error) {
    const { text, ...codes } = describeSendError(error);
    const note = { mail: id, attempts, ...codes };
    if (attempts % LIMITS.mailMaxAttempts === 0) log.error(note, 'mail abandoned');
    else log.warn(note, 'mail not sent, will be tried again');
    return settleMail(database, id, text);
  }
  await recordSent(() => settleMail(database, id), settleBy, signal);
  log.info({ mail: id, attempts }, 'mail sent');
}

/** With retries: a short outage must not make it be sent twice. */
async function recordSent(
  settle: () => Promise<void>,
  settleBy: number,
  signal: AbortSignal,
): Promise<void> {
  for (;;) {
    try {
      return await settle();
    } catch (error) {
      if (!isAway(error) || signal.aborted || Date.now() > settleBy) throw error;
      await sleep(SETTLE_RETRY_DELAY_MS, undefined, { signal }).catch(() => {});
    }
  }
}
