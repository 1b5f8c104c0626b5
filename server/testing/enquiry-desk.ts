import { Hono } from 'hono';
import { afterEach, vi } from 'vitest';
import type {
  EnquiryStore,
  Sender,
} from '../../supabase/functions/send-contact-email/enquiry-store.ts';
import { createTestDatabase } from '../../tests/support/database/database.ts';
import type { AppEnv } from '../context.ts';
import type { Database } from '../database/database.ts';
import { storeIn } from '../enquiry/keep-enquiries.ts';
import { mountEnquiryFunction } from '../enquiry/routes.ts';
import { openBuckets } from '../gate/buckets.ts';
import { FORM_RATES } from '../gate/cost-classes.ts';
import { countInDatabase } from '../rate-limit.ts';

export const enquiry = {
  name: 'Harpreet Kaur',
  email: 'harpreet@example.in',
  phone: '098765 43210',
  subject: 'franchise',
  message: 'Space in Phase 8\nसेक्टर ७१',
};
/** The enquiry with the honeypot field, as the form sends it. */
export const submitted = { ...enquiry, homepage: '' };

/** Who sends the mails about enquiries. */
export const senderWith = (secrets: readonly string[] = ['a secret of the tests']): Sender => ({
  secrets,
  siteUrl: 'https://yctfc.example',
  deskUrl: 'https://desk.yctfc.example',
  leadsTo: 'leads@example.in',
});

/**
 * Mounts the enquiry function on its own database, emptied before every test. Call it once at the
 * top of a test file.
 */
export async function setUpEnquiryDesk() {
  const test = await createTestDatabase();
  afterEach(() =>
    sql(
      'truncate public.leads, private.mail_outbox, private.rate_limits, private.submissions cascade',
    ),
  );

  const sql = async (text: string) =>
    (await test.database.transaction((tx) => tx.query(text))).rows;

  interface Changes {
    database?: Database;
    store?: EnquiryStore;
    clientAddress?: string;
    secrets?: readonly string[];
  }

  function mount(changes: Changes = {}) {
    const wakeMail = vi.fn();
    const log = { error: vi.fn(), warn: vi.fn() };
    const sender = senderWith(changes.secrets);
    const app = new Hono<AppEnv>();
    app.use((c, next) => {
      c.set('clientAddress', changes.clientAddress ?? '203.0.113.7');
      c.set('requestId', 'r1');
      return next();
    });
    app.route(
      '/',
      mountEnquiryFunction({
        store: changes.store ?? storeIn(changes.database ?? test.database, sender),
        countRequest: countInDatabase(test.database, 'a key of the tests'),
        gate: openBuckets(FORM_RATES),
        sender,
        wakeMail,
        log,
      }),
    );
    const send = (body: object, headers: Record<string, string> = {}) =>
      app.request('/', {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      });
    return { app, send, wakeMail, log };
  }

  return {
    sql,
    mount,
    database: () => test.database,
    held: () => sql('select from public.leads where quarantined_at is not null'),
  };
}
