import { type EnquiryStore, type LeadMail, readWeighing } from './enquiry-store.ts';

/** A mail of the outbox that may be sent now. */
export interface ClaimedMail extends LeadMail {
  id: string;
}

/** The product's functions in a hosted database, called through its REST interface. */
export interface HostedDatabase extends EnquiryStore {
  /** Calls a function of schema `public` as the service role. */
  call(name: string, parameters: object): Promise<unknown>;
  /** The mail that has been due longest, if any. */
  claimMail(): Promise<ClaimedMail | undefined>;
  /** Records that a mail was sent, or why not. */
  settleMail(id: string, fault: string | null): Promise<void>;
}

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
    call,
    weighEnquiry: async (submission, buckets) =>
      readWeighing(await call('assess_enquiry', { submission, buckets })),
    storeEnquiry: async (entry) => {
      await call('submit_enquiry', entry);
    },
    acceptProof: async (submission) => {
      await call('accept_proof', { submission });
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
