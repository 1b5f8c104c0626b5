import { createECDH } from 'node:crypto';
import { type LookupAddress, lookup as resolveName } from 'node:dns';
import { Agent } from 'node:https';
import ipaddr from 'ipaddr.js';
import type { Logger } from 'pino';
import * as v from 'valibot';
import webPush, { type WebPushError } from 'web-push';
import { referenceOf } from '../../contract/reference.ts';
import { ROUTES } from '../../contract/routes.ts';
import type { SigningKeys } from '../auth/keys.ts';
import { callAsService } from '../database/as-service.ts';
import type { Database } from '../database/database.ts';
import { type Repeated, repeat } from '../process/repeat.ts';

/** Of Chrome, Edge, Firefox and Safari, at the port of https alone: an origin names no other. */
const SERVICES =
  /^https:\/\/(?:fcm\.googleapis\.com|(?:[\w-]+\.)+notify\.windows\.com|(?:[\w-]+\.)*push\.services\.mozilla\.com|(?:[\w-]+\.)*push\.apple\.com)$/;

/** Whether a subscription leads to a push service. A browser names the address itself, so it could name any other. */
export function isPushService(endpoint: string): boolean {
  const url = URL.parse(endpoint);
  // A blob: has the origin of the page that made it.
  return url?.protocol === 'https:' && SERVICES.test(url.origin);
}

/** What is given out for use on the internet (RFC 4291); outside it an address may stand for an IPv4 of ours. */
const GLOBAL = ipaddr.IPv6.parseCIDR('2000::/3');
/** How a network without IPv4 reaches it (RFC 6052). */
const NAT64 = ipaddr.IPv6.parseCIDR('64:ff9b::/96');

export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.process(text);
  if (address instanceof ipaddr.IPv4) return address.range() === 'unicast';
  if (address.match(NAT64))
    return new ipaddr.IPv4(address.toByteArray().slice(12)).range() === 'unicast';
  return address.range() === 'unicast' && address.match(GLOBAL);
}

/** The address is none of a push service, or leads into a network of ours. */
export class PrivateAddressError extends Error {
  override readonly name = 'PrivateAddressError';
}

/** Node connects to what this returns, so that a name cannot change its address in between. */
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

export const publicAgent = (): Agent => new Agent({ lookup: lookupPublic });

/** Messages that are claimed at a time: sent within the lease of half a minute, one after another. */
const BATCH = 2;
const TIMEOUT_MS = 10_000;
/** Seconds for which a push service keeps the message for a phone that is off. */
const TTL_SECONDS = 3600;

const claimedSchema = v.array(
  v.object({
    id: v.number(),
    endpoint: v.string(),
    p256dh: v.string(),
    auth: v.string(),
    lead_id: v.nullable(v.string()),
    is_follow_up: v.boolean(),
    subject: v.nullable(v.string()),
    city: v.nullable(v.string()),
  }),
);
type ClaimedPush = v.InferOutput<typeof claimedSchema>[number];

function writePush({ lead_id, is_follow_up, subject, city }: ClaimedPush) {
  if (!lead_id)
    return { title: 'This is a test', body: 'New leads arrive like this.', url: ROUTES.admin };
  const enquiry = `${subject ? `${subject} ` : ''}enquiry${city ? ` from ${city}` : ''}`;
  return {
    title: is_follow_up ? `Follow up now: ${enquiry}` : `New ${enquiry}`,
    body: referenceOf(lead_id),
    url: `${ROUTES.admin}#leads/${referenceOf(lead_id)}`,
  };
}

export type Vapid = Record<'subject' | 'publicKey' | 'privateKey', string>;

/** Derived from the signing secret: every process has the same, and a backup holds nothing more. */
export function deriveVapid(keys: Pick<SigningKeys, 'digests'>, contact: string): Vapid {
  const [secret] = keys.digests('vapid', 'p-256');
  const pair = createECDH('prime256v1');
  // Of 2^32 secrets fewer than one is no private key of this curve, and then Node says so.
  pair.setPrivateKey(secret);
  return {
    subject: contact,
    publicKey: pair.getPublicKey().toString('base64url'),
    privateKey: secret.toString('base64url'),
  };
}

export interface PushWorkerParts {
  database: Database;
  vapid: Vapid;
  log: Pick<Logger, 'info' | 'warn' | 'error'>;
  pollIntervalMs?: number;
  /** Tests give one that connects to a push service of theirs. */
  agent?: Agent;
}

/** Any number of processes may run a worker: each message goes to one, at least once. */
export function startPushWorker(parts: PushWorkerParts): Repeated {
  const { database, vapid, log, pollIntervalMs = 15_000, agent = publicAgent() } = parts;
  let isStopped = false;
  let isOffered = false;

  const ask = (call: string, values: unknown[]) => callAsService(database, call, values);

  async function drain(): Promise<void> {
    if (!isOffered) await ask('offer_push_key($1)', [vapid.publicKey]);
    isOffered = true;
    while (!isStopped) {
      const claimed = v.parse(claimedSchema, await ask('claim_push($1)', [BATCH]));
      if (claimed.length === 0) return;
      for (const message of claimed)
        await ask('settle_push($1, $2)', [message.id, await send(message)]);
    }
  }

  /** The address is a secret of the browser, since whoever has it may send: the log gets only its host. */
  async function send(message: ClaimedPush): Promise<'sent' | 'gone' | 'failed'> {
    const { id, endpoint, p256dh, auth } = message;
    const note = { push: id, host: URL.parse(endpoint)?.host };
    try {
      if (!isPushService(endpoint)) throw new PrivateAddressError('no push service');
      await webPush.sendNotification(
        { endpoint, keys: { p256dh, auth } },
        JSON.stringify(writePush(message)),
        { vapidDetails: vapid, agent, TTL: TTL_SECONDS, urgency: 'high', timeout: TIMEOUT_MS },
      );
      return 'sent';
    } catch (error) {
      const { name, statusCode: status } = error as Partial<WebPushError>;
      log.warn({ ...note, reason: name, status }, 'message to a phone not delivered');
      return status === 404 || status === 410 ? 'gone' : 'failed';
    }
  }

  const failure = 'messages for phones cannot be read';
  const repeated = repeat(drain, { intervalMs: pollIntervalMs, log, failure });
  return {
    wake: repeated.wake,
    stop: async () => {
      isStopped = true;
      await repeated.stop();
      agent.destroy();
    },
  };
}
