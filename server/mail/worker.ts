import type { Logger } from 'pino';
import type { Database } from '../database/database.ts';
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

/** Attempts after which `public.settle_mail` abandons a mail. */
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
  const hurry = new AbortController();

  async function drain(): Promise<void> {
    while (!isStopped) {
      const claimed = await claimMail(parts.database);
      if (claimed) await deliver(parts, claimed, hurry.signal);
      else return;
    }
  }

  function wake(): void {
    wasWoken = true;
    if (isStopped || running) return;
    wasWoken = false;
    running = drain()
      .catch((err: unknown) => log.error({ err }, 'the outbox cannot be read'))
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
  try {
    await transport.send(mail, id, signal);
  } catch (error) {
    const { text, ...fault } = describeFault(error);
    const note = { mail: id, attempts, ...fault };
    if (attempts >= MOST_ATTEMPTS) log.error(note, 'mail abandoned');
    else log.warn(note, 'mail not sent, will be tried again');
    return settleMail(database, id, text);
  }
  await settleMail(database, id);
  log.info({ mail: id, attempts }, 'mail sent');
}
