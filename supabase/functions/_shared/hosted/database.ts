import * as v from 'valibot';
import { type ClaimedMail, parseClaimedMail } from '../mail/outgoing-mail.ts';
import { type CountRequest, rateBucket } from '../rate-limit.ts';

/** The product's database functions on hosted Supabase, called over REST. */
export interface HostedDatabase {
  /** Calls a function of schema `public` as the service role. */
  call(name: string, parameters: object): Promise<unknown>;
  countRequest: CountRequest;
  /** The mail that has been due longest, if any. */
  claimMail(): Promise<ClaimedMail | undefined>;
  /** Records that a mail was sent, or why not. */
  settleMail(id: string, error: string | null): Promise<void>;
}

const CALL_TIMEOUT_MS = 8_000;

const errorCodeSchema = v.fallback(v.object({ code: v.string() }), { code: '' });

/**
 * @param url address of the project
 * @param key service-role key; it never leaves the function
 * @param rateKey of the counters' names, a secret outside the database
 */
export function openHostedDatabase(url: string, key: string, rateKey: string): HostedDatabase {
  async function call(name: string, parameters: object): Promise<unknown> {
    const answer = await fetch(`${url}/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers: { apikey: key, authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify(parameters),
      signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
    });
    const text = await answer.text();
    const body: unknown = text ? JSON.parse(text) : undefined;
    if (answer.ok) return body;
    const { code } = v.parse(errorCodeSchema, body);
    throw Object.assign(new Error(`${name} failed with ${answer.status} ${code}`), { code });
  }

  return {
    call,
    countRequest: async (rule, subject) =>
      v.parse(
        v.number(),
        await call('count_request', {
          bucket: rateBucket(rateKey, rule, subject),
          allowed: rule.allowed,
          window_seconds: rule.windowSeconds,
        }),
      ),
    claimMail: async () => parseClaimedMail(await call('claim_mail', { batch: 1 })),
    settleMail: async (id, error) => {
      await call('settle_mail', { mail_id: id, fault: error });
    },
  };
}
