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
import { type Repeated, repeat } from '../process/repeat.ts';
import { claimMail, settleMail } from './outbox.ts';

export interface MailWorkerParts {
  database: Database;
  transport: MailTransport;
  log: Pick<Logger, 'info' | 'warn' | 'error'>;
  pollIntervalMs?: number;
}

/** Time that a mail being sent gets when the worker stops; after that it is tried again later. */
const STOP_TIMEOUT_MS = 5_000;

/** A little less than the lease, after which another process gets the mail. */
const SETTLE_TIMEOUT_MS = (LIMITS.mailLeaseSeconds - 10) * 1000;
const SETTLE_RETRY_DELAY_MS = 1_000;

/** Any number of processes may run a worker: each mail goes to one of them. */
export function startMailWorker(parts: MailWorkerParts): Repeated {
  const { database, log, pollIntervalMs = 5_000 } = parts;
  let isStopped = false;
  const stopping = new AbortController();

  async function drain(): Promise<void> {
    while (!isStopped) {
      const claimed = await claimMail(database);
      if (!claimed) return;
      await deliver(parts, claimed, stopping.signal);
    }
  }

  const failure = 'the outbox cannot be read';
  const repeated = repeat(drain, { intervalMs: pollIntervalMs, log, failure });
  return {
    wake: repeated.wake,
    stop: async () => {
      isStopped = true;
      const timer = setTimeout(() => stopping.abort(), STOP_TIMEOUT_MS);
      await repeated.stop();
      clearTimeout(timer);
    },
  };
}

async function deliver(
  { database, transport, log }: MailWorkerParts,
  { id, mail, attempts }: ClaimedMail,
  signal: AbortSignal,
): Promise<unknown> {
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
  await recordSent(() => settleMail(database, id), settleBy, signal).catch((err) => {
    log.warn({ err, mail: id }, 'mail sent, which could not be recorded');
    throw err;
  });
  log.info({ mail: id, attempts }, 'mail sent');
}

/** With retries: a short outage must not make it be sent twice. */
async function recordSent(settle: () => Promise<unknown>, settleBy: number, signal: AbortSignal) {
  for (;;) {
    try {
      return await settle();
    } catch (error) {
      if (!isAway(error) || signal.aborted || Date.now() > settleBy) throw error;
      await sleep(SETTLE_RETRY_DELAY_MS, undefined, { signal }).catch(() => {});
    }
  }
}
