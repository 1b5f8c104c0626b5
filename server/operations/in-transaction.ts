import pg from 'pg';
import type { Database, Transaction } from '../database/database.ts';

/** Text that leaves one server and enters another must not depend on the settings of either. */
const SETTINGS = `
  set local statement_timeout = 0;
  set local idle_in_transaction_session_timeout = 0;
  set local timezone = 'UTC';
  set local datestyle = 'ISO, YMD';
  set local intervalstyle = 'postgres';
  set local row_security = off`;

/**
 * Runs `work` in one transaction on a connection of its own; rolls back what a fault leaves behind.
 * @param mode what `begin` gets, like `isolation level repeatable read read only`
 */
export async function inTransaction<T>(
  connectionString: string,
  mode: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query(`begin ${mode}`);
    await client.query(SETTINGS);
    const result = await work(client);
    await client.query('commit');
    return result;
  } finally {
    // PostgreSQL rolls back what was not committed.
    await client.end();
  }
}

/** A database whose every transaction is part of the one that is open. */
export function asDatabase(tx: Transaction): Database {
  return {
    transaction: (work) => work(tx),
    transactionAs: () => Promise.reject(new Error('nobody else takes part in this transaction')),
    statement: async (text, values) => (await tx.query(text, values)).rows,
    close: () => Promise.resolve(),
  };
}
