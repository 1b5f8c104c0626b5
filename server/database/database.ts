import pg from 'pg';
import type { Caller } from '../caller.ts';

/** One open transaction. Queries are parameterised: `query('select $1::int', [1])`. */
export type Transaction = Pick<pg.ClientBase, 'query'>;

/** The product's way into PostgreSQL: everything runs inside a transaction. */
export interface Database {
  /** Commits what `work` did, or rolls all of it back when it throws. */
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  /** The same as the caller's database role and claims, so that row-level security decides. */
  transactionAs<T>(caller: Caller, work: (tx: Transaction) => Promise<T>): Promise<T>;
  /**
   * One statement as the product's own role, committed at once: what it locked is free before the answer
   * travels. For counters that many requests share.
   * @returns its rows
   */
  statement(text: string, values: unknown[]): Promise<Record<string, unknown>[]>;
  /** Waits for running transactions, then closes every connection. */
  close(): Promise<void>;
}

export interface DatabaseOptions {
  connectionString: string;
  /** Connections of this process at most. */
  poolSize?: number;
  /** PostgreSQL cancels a statement that takes longer. */
  statementTimeoutMs?: number;
}

/** How long PostgreSQL gets to cancel a statement itself before the connection is given up. */
const CANCEL_GRACE_MS = 2_000;

/**
 * Opens a pool. Works through a transaction pooler: no session state, no named statements.
 */
export function openDatabase(options: DatabaseOptions): Database {
  const timeoutMs = options.statementTimeoutMs ?? 8_000;
  const pool = new pg.Pool({
    connectionString: options.connectionString,
    max: options.poolSize ?? 10,
    connectionTimeoutMillis: 5_000,
    // A server that hangs or was cut off cancels nothing: its connections are given up from here.
    query_timeout: timeoutMs + CANCEL_GRACE_MS,
    keepAlive: true,
  });
  // An idle connection that breaks (restart, failover) is replaced on the next use.
  pool.on('error', () => {});
  // One that breaks between two statements has no query to tell, and would end the process.
  pool.on('connect', (client) => void client.on('error', () => {}));

  async function transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    const client = await pool.connect();
    let rollbackError: Error | undefined;
    try {
      // Times leave as UTC, whatever zone a foreign server is set to.
      await client.query(
        `begin; select set_config('statement_timeout', '${timeoutMs}', true), set_config('timezone', 'UTC', true)`,
      );
      const result = await work(client);
      await client.query('commit');
      return result;
    } catch (error) {
      await client.query('rollback').catch((failed: Error) => {
        rollbackError = failed;
      });
      throw error;
    } finally {
      client.release(rollbackError);
    }
  }

  return {
    transaction,
    statement: async (text, values) => (await pool.query(text, values)).rows,
    transactionAs: (caller, work) =>
      transaction(async (tx) => {
        // Means `set local role`, in the same journey to the server.
        await tx.query(
          "select set_config('request.jwt.claims', $1, true), set_config('role', $2, true)",
          [JSON.stringify(caller.claims), caller.role],
        );
        return work(tx);
      }),
    close: () => pool.end(),
  };
}
