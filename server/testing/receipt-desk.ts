import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, vi } from 'vitest';
import { signReceipt } from '../../supabase/functions/_shared/signatures.ts';
import { createLead } from '../../supabase/tests/actors.ts';
import { createTestDatabase, type TestDatabase } from '../../tests/support/database/database.ts';
import type { AppEnv } from '../context.ts';
import { mountReceiptFunction } from '../enquiry/routes.ts';
import { countInDatabase } from '../rate-limit.ts';

export const SECRETS = ['a secret for tests only'];
export const CORRECTION = {
  name: 'Asha Rani',
  email: 'new@example.in',
  phone: '98765 11111',
  message: 'Anew',
};

/**
 * Mounts the receipt function on its own database; each test gets a new enquiry and its own
 * network. Call it once at the top of a test file.
 */
export function setUpReceiptDesk() {
  const desk = { id: '', token: '' };
  const wakeMail = vi.fn();
  const log = { error: vi.fn() };
  let home: TestDatabase;
  let app: Hono<AppEnv>;
  let network = 0;

  beforeAll(async () => {
    home = await createTestDatabase();
    const { database } = home;
    const routes = mountReceiptFunction({
      database,
      countRequest: countInDatabase(database, 'a key of the tests'),
      sender: {
        secrets: SECRETS,
        deskUrl: 'https://desk.yctfc.example',
        leadsTo: 'team@example.in',
      },
      wakeMail,
      log,
    });
    app = new Hono<AppEnv>()
      .use((c, next) => {
        c.set('clientAddress', `203.0.113.${network}`);
        return next();
      })
      .route('/', routes);
  });
  afterAll(() => home.drop());
  beforeEach(async () => {
    changeNetwork();
    desk.id = await createLead(home.database);
    desk.token = signReceipt(desk.id, SECRETS);
    wakeMail.mockClear();
  });

  const changeNetwork = () => {
    network += 1;
  };

  async function ask(body: unknown, init: RequestInit = {}) {
    const answer = await app.request('/', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: typeof body === 'string' ? body : JSON.stringify(body),
      ...init,
    });
    const text = await answer.text();
    return {
      status: answer.status,
      headers: answer.headers,
      body: text ? JSON.parse(text) : undefined,
    };
  }

  return Object.assign(desk, {
    log,
    wakeMail,
    changeNetwork,
    ask,
    request: (init?: RequestInit) => app.request('/', init),
    createLead: (name?: string) => createLead(home.database, name),
    sql: (statement: string, values: unknown[] = []) =>
      home.database.transaction(async (tx) => (await tx.query(statement, values)).rows),
  });
}
