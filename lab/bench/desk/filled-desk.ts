import type { Caller } from '../../../server/caller.ts';
import { type Database, openDatabase } from '../../../server/database/database.ts';
import OWNER from '../../../tests/support/owner.json' with { type: 'json' };
import { ensureAdministrator } from '../../../tests/support/product/administrator.ts';
import { startTestServer, type TestServer } from '../../../tests/support/server/server.ts';
import { fillLeads } from './fill-leads.ts';

/** A million leads are written in some minutes. */
const TIMEOUT_MS = 1_800_000;

/** The product with so many leads in it. */
export interface FilledDesk {
  server: TestServer;
  /** The same database, with patience. */
  database: Database;
  /** Whom the database sees as the administrator. */
  administrator: Caller;
}

/** Starts the product with data of its own, fills it, lets `measure` use it, and removes it all. */
export async function withFilledDesk(
  leads: number,
  measure: (desk: FilledDesk) => Promise<void>,
): Promise<void> {
  const server = await startTestServer({ env: { ADMIN_EMAIL: OWNER.email, LOG_LEVEL: 'silent' } });
  const database = openDatabase({
    connectionString: server.connectionString,
    statementTimeoutMs: TIMEOUT_MS,
    poolSize: 1,
  });
  try {
    const { user, access_token: token } = await ensureAdministrator(server);
    await database.transaction((tx) => fillLeads(tx, leads, user.id));
    // As PostgreSQL does by itself after a while.
    for (const table of ['public.leads', 'private.lead_search', 'private.lead_worth'])
      await database.statement(`vacuum analyze ${table}`, []);
    const claims = JSON.parse(atob(token.split('.')[1] ?? ''));
    await measure({ server, database, administrator: { role: 'authenticated', claims } });
  } finally {
    await database.close();
    await server.stop();
  }
}

/** Milliseconds of one statement of the desk, without the commit, which waits for the disk. */
export const timeCall = (database: Database, caller: Caller, call: string, values: unknown[]) =>
  database.transactionAs(caller, async (tx) => {
    const start = performance.now();
    const { rows } = await tx.query(`select ${call} as answer`, values);
    return { duration: performance.now() - start, answer: rows[0]?.answer };
  });
