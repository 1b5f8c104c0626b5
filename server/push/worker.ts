import type { Logger } from 'pino';
import * as v from 'valibot';
import { referenceOf } from '../../contract/reference.ts';
import { ROUTES } from '../../contract/routes.ts';
import { asService } from '../database/as-service.ts';
import type { Database } from '../database/database.ts';
import { isAway } from '../database/is-away.ts';
import { encryptPush } from './encrypt.ts';
import { postPush } from './post-push.ts';
import type { Vapid } from './vapid.ts';

export interface PushWorkerParts {
  database: Database;
  vapid: Vapid;
  log: Pick<Logger, 'info' | 'warn' | 'error'>;
  /** Interval for looking when nothing wakes the worker. */
  pollIntervalMs?: number;
  /** See `postPush`. */
  trustedOrigin?: string;
}

/** Within the lease of half a minute, one after another and ten seconds each at most. */
const BATCH = 2;
/** Seconds for which a push service keeps the message for a phone that is off. */
const TTL_SECONDS = 3600;

const claimedSchema = v.array(
  v.object({
    id: v.number(),
    endpoint: v.string(),
    p256dh: v.string(),
    auth: v.string(),
    lead_id: v.nullable(v.string()),
    subject: v.nullable(v.string()),
    city: v.nullable(v.string()),
  }),
);
type Claimed = v.InferOutput<typeof claimedSchema>[number];

/** What the desk's worker shows: nothing of the person who wrote. */
export function writePush({
  lead_id,
  subject,
  city,
}: Pick<Claimed, 'lead_id' | 'subject' | 'city'>) {
  if (!lead_id)
    return { title: 'This is a test', body: 'New leads arrive like this.', url: ROUTES.admin };
  return {
    title: `New ${subject ? `${subject} ` : ''}enquiry${city ? ` from ${city}` : ''}`,
    body: referenceOf(lead_id),
    url: `${ROUTES.admin}#leads/${referenceOf(lead_id)}`,
  };
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

async function claimPush(database: Database): Promise<Claimed[]> {
  const { rows } = await asService(database, (tx) =>
    tx.query('select public.claim_push($1) as claimed', [BATCH]),
  );
  return v.parse(claimedSchema, rows[0]?.claimed);
}

async function deliver(parts: PushWorkerParts, message: Claimed): Promise<void> {
  const outcome = await send(parts, message);
  await asService(parts.database, (tx) =>
    tx.query('select public.settle_push($1, $2)', [message.id, outcome]),
  );
}

async function send(
  { vapid, log, trustedOrigin }: PushWorkerParts,
  message: Claimed,
): Promise<'sent' | 'gone' | 'failed'> {
  // The address is a secret of the browser: whoever has it may send. Only its host is logged.
  const note: Record<string, unknown> = { push: message.id };
  try {
    note.host = new URL(message.endpoint).host;
    const body = encryptPush(JSON.stringify(writePush(message)), message);
    const headers = {
      authorization: await vapid.authorize(message.endpoint),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: TTL_SECONDS,
      urgency: 'high',
    };
    const status = await postPush(message.endpoint, headers, body, trustedOrigin);
    if (status >= 200 && status < 300) return 'sent';
    log.warn({ ...note, status }, 'message to a phone refused');
    return status === 404 || status === 410 ? 'gone' : 'failed';
  } catch (error) {
    log.warn({ ...note, reason: error instanceof Error ? error.name : '' }, 'message not sent');
    return 'failed';
  }
}
