import type { EnquiryDependencies, LeadMail } from './handler.ts';

/** A mail of the outbox that may be sent now. */
export interface ClaimedMail extends LeadMail {
  id: string;
}

/** The product's functions in a hosted database, called through its REST interface. */
export interface HostedDatabase extends Pick<EnquiryDependencies, 'storeEnquiry' | 'countRequest'> {
  /** The mail that has been due longest, if any. */
  claimMail(): Promise<ClaimedMail | undefined>;
  /** Records that a mail was sent, or why not. */
  settleMail(id: string, fault: string | null): Promise<void>;
}

/** PostgreSQL's unique_violation: the same request was stored before. */
const ALREADY_STORED = '23505';
/** Milliseconds that one call may take. */
const PATIENCE = 8_000;

/**
 * @param url address of the project
 * @param key service-role key; it never leaves the function
 */
export function openHostedDatabase(url: string, key: string): HostedDatabase {
  async function call(name: string, parameters: object): Promise<unknown> {
    const answer = await fetch(`${url}/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers: { apikey: key, authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify(parameters),
      signal: AbortSignal.timeout(PATIENCE),
    });
    const text = await answer.text();
    const body: unknown = text ? JSON.parse(text) : undefined;
    if (answer.ok) return body;
    const { code } = (body ?? {}) as { code?: string };
    throw Object.assign(new Error(`${name} failed with ${answer.status} ${code ?? ''}`), { code });
  }

  return {
    storeEnquiry: async (lead, mails) => {
      await call('submit_enquiry', { lead, mails }).catch((fault: { code?: string }) => {
        if (fault.code !== ALREADY_STORED) throw fault;
      });
    },
    countRequest: async ({ name, allowed, windowSeconds }, network) => {
      const bucket = `${name}:${await digest(`${name}:${network}`)}`;
      const wait = await call('count_request', { bucket, allowed, window_seconds: windowSeconds });
      return Number(wait);
    },
    claimMail: async () => {
      const [mail] = (await call('claim_mail', { batch: 1 })) as ClaimedMail[];
      return mail;
    },
    settleMail: async (id, fault) => {
      await call('settle_mail', { mail_id: id, fault });
    },
  };
}

/** What is stored instead of an address. */
async function digest(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
