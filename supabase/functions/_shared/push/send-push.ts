import type { Buffer } from 'node:buffer';
import * as v from 'valibot';
import { referenceOf } from '../../../../contract/reference.ts';
import { ROUTES } from '../../../../contract/routes.ts';
import { encryptPush } from './encrypt.ts';
import type { Vapid } from './vapid.ts';

/** Messages that are claimed at a time: within the lease of half a minute, one after another, ten seconds each at most. */
export const PUSH_BATCH = 2;
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
export type ClaimedPush = v.InferOutput<typeof claimedSchema>[number];

/** @throws when the database answered something else */
export const parseClaimedPush = (answer: unknown): ClaimedPush[] => v.parse(claimedSchema, answer);

/** What the desk's worker shows: nothing of the person who wrote. */
function writePush({ lead_id, subject, city }: Pick<ClaimedPush, 'lead_id' | 'subject' | 'city'>) {
  if (!lead_id)
    return { title: 'This is a test', body: 'New leads arrive like this.', url: ROUTES.admin };
  return {
    title: `New ${subject ? `${subject} ` : ''}enquiry${city ? ` from ${city}` : ''}`,
    body: referenceOf(lead_id),
    url: `${ROUTES.admin}#leads/${referenceOf(lead_id)}`,
  };
}

/** How a home reaches push services. */
export interface PushWay {
  vapid: Vapid;
  /** @returns the status of the answer. @throws when there was none, or the address is none to ask */
  post(
    endpoint: string,
    headers: Readonly<Record<string, string | number>>,
    body: Buffer,
  ): Promise<number>;
  /** Told what went wrong; of an address only the host. */
  warn(note: Record<string, unknown>, what: string): void;
}

/**
 * Sends one message to the browser that subscribed. `gone`: the subscription is no more.
 * The address is a secret of the browser, since whoever has it may send: only its host is told.
 */
export async function sendPush(
  message: ClaimedPush,
  { vapid, post, warn }: PushWay,
): Promise<'sent' | 'gone' | 'failed'> {
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
    const status = await post(message.endpoint, headers, body);
    if (status >= 200 && status < 300) return 'sent';
    warn({ ...note, status }, 'message to a phone refused');
    return status === 404 || status === 410 ? 'gone' : 'failed';
  } catch (error) {
    warn({ ...note, reason: error instanceof Error ? error.name : '' }, 'message not sent');
    return 'failed';
  }
}
