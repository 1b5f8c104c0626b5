import { type LookupAddress, lookup as resolveName } from 'node:dns';
import { type ClientRequest, request as plainRequest } from 'node:http';
import { request } from 'node:https';
import ipaddr from 'ipaddr.js';
import type { Logger } from 'pino';
import { isPushService } from '../../supabase/functions/_shared/push/push-services.ts';
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

/** What is given out for use on the internet (RFC 4291); outside it an address may stand for an IPv4 of ours. */
const GLOBAL = ipaddr.IPv6.parseCIDR('2000::/3');
/** How a network without IPv4 reaches it (RFC 6052). */
const NAT64 = ipaddr.IPv6.parseCIDR('64:ff9b::/96');

/** Whether strangers can reach an address. One that holds an IPv4 address (mapped, NAT64) is judged by that. */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.process(text);
  if (address instanceof ipaddr.IPv4) return address.range() === 'unicast';
  if (address.match(NAT64)) {
    return new ipaddr.IPv4(address.toByteArray().slice(12)).range() === 'unicast';
  }
  return address.range() === 'unicast' && address.match(GLOBAL);
}

/** So long a push service may take. */
const TIMEOUT_MS = 10_000;

/** A message that was not delivered because its address is none of a push service, or leads into a network of ours. */
export class PrivateAddressError extends Error {
  override readonly name = 'PrivateAddressError';
}

/**
 * Resolves a name and refuses every address that strangers cannot reach: the servers that resolve it are not ours.
 * Node connects to what this returns, so that a name cannot change its address in between.
 */
function lookupPublic(
  host: string,
  options: object,
  callback: (error: Error | null, address: string | LookupAddress[], family?: number) => void,
): void {
  resolveName(host, { ...options, all: true }, (error, found) => {
    const [first] = found ?? [];
    if (error) callback(error, []);
    else if (!first || !found.every(({ address }) => isPublicAddress(address)))
      callback(new PrivateAddressError(`${host} has no public address`), []);
    else if ('all' in options && options.all) callback(null, found);
    else callback(null, first.address, first.family);
  });
}

/**
 * Posts a message to a push service; redirects are not followed.
 * @param trustedOrigin of a push service on this machine, over plain HTTP too: for tests
 * @returns the HTTP status
 * @throws when nobody answered in time, or the address is none for a push service
 */
export function postPush(
  endpoint: string,
  headers: Readonly<Record<string, string | number>>,
  body: Buffer,
  trustedOrigin?: string,
): Promise<number> {
  const url = new URL(endpoint);
  const isTrusted = url.origin === trustedOrigin;
  if (!isTrusted && !isPushService(endpoint))
    return Promise.reject(new PrivateAddressError('the address is none of a push service'));
  const options = {
    method: 'POST',
    headers: { ...headers, 'content-length': body.length },
    agent: false,
    signal: AbortSignal.timeout(TIMEOUT_MS),
    ...(!isTrusted && { lookup: lookupPublic }),
  };
  return new Promise((resolve, reject) => {
    const send = url.protocol === 'https:' ? request : plainRequest;
    const outgoing: ClientRequest = send(url, options, (answer) => {
      // What the service says beside the status is of no use.
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    outgoing.on('error', reject).end(body);
  });
}

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
