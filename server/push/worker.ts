import type { Logger } from 'pino';
import {
  type ClaimedPush,
  PUSH_BATCH,
  parseClaimedPush,
  sendPush,
} from '../../supabase/functions/_shared/push/send-push.ts';
import type { Vapid } from '../../supabase/functions/_shared/push/vapid.ts';
import { asService } from '../database/as-service.ts';
import type { Database } from '../database/database.ts';
import { isAway } from '../database/is-away.ts';
import { postPush } from './post-push.ts';

export interface PushWorkerParts {
  database: Database;
  vapid: Vapid;
  log: Pick<Logger, 'info' | 'warn' | 'error'>;
  /** Interval for looking when nothing wakes the worker. */
  pollIntervalMs?: number;
  /** See `postPush`. */
  trustedOrigin?: string;
}

/**
 * Tells subscribed browsers of new leads. Any number of processes may run a worker: each message goes to
 * one of them, at least once.
 */
export function startPushWorker(parts: PushWorkerParts): { wake(): void; stop(): Promise<void> } {
  const { database, vapid, log, pollIntervalMs = 15_000 } = parts;
  let isStopped = false;
  let isOffered = false;
  let wasWoken = false;
  let running: Promise<void> | undefined;

  async function drain(): Promise<void> {
    if (!isOffered) await offerKey(database, vapid.publicKey);
    isOffered = true;
    while (!isStopped) {
      const claimed = await claimPush(database);
      if (claimed.length === 0) return;
      for (const message of claimed) await deliver(parts, message);
    }
  }

  function wake(): void {
    if (isStopped) return;
    wasWoken = running !== undefined;
    running ??= drain()
      .catch((err: unknown) => {
        if (!isAway(err)) log.error({ err }, 'messages for phones cannot be read');
      })
      .finally(() => {
        running = undefined;
        if (wasWoken) wake();
      });
  }

  const polling = setInterval(wake, pollIntervalMs);
  wake();
  return {
    wake,
    stop: async () => {
      isStopped = true;
      clearInterval(polling);
      await running;
    },
  };
}

const offerKey = (database: Database, key: string) =>
  asService(database, (tx) => tx.query('select public.offer_push_key($1)', [key]));

async function claimPush(database: Database): Promise<ClaimedPush[]> {
  const { rows } = await asService(database, (tx) =>
    tx.query('select public.claim_push($1) as claimed', [PUSH_BATCH]),
  );
  return parseClaimedPush(rows[0]?.claimed);
}

async function deliver(parts: PushWorkerParts, message: ClaimedPush): Promise<void> {
  const { vapid, log, trustedOrigin } = parts;
  const outcome = await sendPush(message, {
    vapid,
    post: (endpoint, headers, body) => postPush(endpoint, headers, body, trustedOrigin),
    warn: (note, what) => log.warn(note, what),
  });
  await asService(parts.database, (tx) =>
    tx.query('select public.settle_push($1, $2)', [message.id, outcome]),
  );
}
