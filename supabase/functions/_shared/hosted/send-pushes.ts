import type { Buffer } from 'node:buffer';
import { createHmac } from 'node:crypto';
import { isPushService } from '../push/push-services.ts';
import { PUSH_BATCH, parseClaimedPush, sendPush } from '../push/send-push.ts';
import { openVapid, type Vapid } from '../push/vapid.ts';
import type { HostedDatabase } from './database.ts';

const TIMEOUT_MS = 10_000;

/** A message that was not delivered because its address is none of a push service. */
class StrangeAddressError extends Error {
  override readonly name = 'StrangeAddressError';
}

/** The key by which push services know the project. @param secret that signs forms, too */
export const openHostedVapid = (secret: string, contact: string): Vapid =>
  openVapid(createHmac('sha256', secret).update('vapid:p-256').digest(), contact);

/**
 * Sends every waiting message for phones, and tells the desk by which key browsers subscribe.
 * @param further origins that may be asked besides the known push services
 */
export async function sendPushes(
  database: Pick<HostedDatabase, 'call'>,
  vapid: Vapid,
  further: readonly string[],
): Promise<void> {
  await database.call('offer_push_key', { key: vapid.publicKey });
  const claim = async () =>
    parseClaimedPush(await database.call('claim_push', { batch: PUSH_BATCH }));
  for (let due = await claim(); due.length > 0; due = await claim()) {
    for (const message of due) {
      const outcome = await sendPush(message, {
        vapid,
        post: (endpoint, headers, body) => post(endpoint, headers, body, further),
        warn: (note, what) => console.warn(what, JSON.stringify(note)),
      });
      await database.call('settle_push', { message_id: message.id, outcome });
    }
  }
}

async function post(
  endpoint: string,
  headers: Readonly<Record<string, string | number>>,
  body: Buffer,
  further: readonly string[],
): Promise<number> {
  const { origin } = new URL(endpoint);
  if (!isPushService(endpoint) && !further.includes(origin))
    throw new StrangeAddressError('the address is none of a push service');
  const answer = await fetch(endpoint, {
    method: 'POST',
    headers: Object.entries(headers).map(([name, value]): [string, string] => [name, `${value}`]),
    body: new Uint8Array(body),
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  await answer.body?.cancel();
  return answer.status;
}
