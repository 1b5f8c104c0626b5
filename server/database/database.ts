import pg, { type QueryResultRow } from 'pg';
import type { Caller } from '../caller.ts';

/** One open transaction. Queries are parameterised: `query('select $1::int', [1])`. */
export type Transaction = Pick<pg.ClientBase, 'query'>;

export interface Database {
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  /** Under the caller's role and claims, so that row-level security applies. */
  transactionAs<T>(caller: Caller, work: (tx: Transaction) => Promise<T>): Promise<T>;
  /** Commits at once, so that counters that many requests share are not locked for long. */
  statement(text: string, values: unknown[]): Promise<Record<string, unknown>[]>;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  connectionString: string;
  poolSize?: number;
  statementTimeoutMs?: number;
}

/** PostgreSQL cancels a statement itself before the client drops the connection. */
const CANCEL_GRACE_MS = 2_000;

/** Works through a transaction pooler: no session state, no named statements. */
export function openDatabase(options: DatabaseOptions): Database {
  const timeoutMs = options.statementTimeoutMs ?? 8_000;
  const pool = new pg.Pool({
    connectionString: options.connectionString,
    max: options.poolSize ?? 10,
    connectionTimeoutMillis: 5_000,
    // A server that hangs or is cut off cancels nothing, so the client drops the connection.
    query_timeout: timeoutMs + CANCEL_GRACE_MS,
    keepAlive: true,
    verify: refuseReadOnly,
  });
  // An idle connection that breaks (restart, failover) is replaced on its next use.
  pool.on('error', () => {});
  // A connection that breaks between two statements has no query to reject, and would end the process.
  pool.on('connect', (client) => void client.on('error', () => {}));

  async function transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    const client = await pool.connect();
    let unusable: Error | undefined;
    try {
      // Times are sent as UTC, whatever time zone the server is set to.
      await client.query(
        `begin; select set_config('statement_timeout', '${timeoutMs}', true), set_config('timezone', 'UTC', true)`,
      );
      const result = await work(client);
      await client.query('commit');
      return result;
    } catch (error) {
      if (isReadOnly(error)) unusable = error;
      await client.query('rollback').catch((failed: Error) => {
        unusable = failed;
      });
      throw error;
    } finally {
      client.release(unusable);
    }
  }

  return {
    transaction,
    statement: async (text, values) => (await pool.query(text, values)).rows,
    transactionAs: (caller, work) =>
      transaction(async (tx) => {
        // Same as `set local role`, in the same round trip.
        await tx.query(
          "select set_config('request.jwt.claims', $1, true), set_config('role', $2, true)",
          [JSON.stringify(caller.claims), caller.role],
        );
        return work(tx);
      }),
    close: () => pool.end(),
  };
}

export async function firstRow<Row extends QueryResultRow>(
  tx: Transaction,
  sql: string,
  values: unknown[],
): Promise<Row | undefined> {
  return (await tx.query<Row>(sql, values)).rows[0];
}

export const hasRow = async (tx: Transaction, sql: string, values: unknown[]): Promise<boolean> =>
  (await tx.query(sql, values)).rowCount === 1;

/** PostgreSQL's "read_only_sql_transaction": what a server says that leads no longer. */
const READ_ONLY = '25006';

const isReadOnly = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && error.code === READ_ONLY;

// After a switch-over a cached name may still lead to the former leader, whose reads are no longer true.
function refuseReadOnly(client: pg.PoolClient, done: (error?: Error) => void): void {
  client.query<{ transaction_read_only: string }>('show transaction_read_only').then(({ rows }) => {
    if (rows[0]?.transaction_read_only !== 'on') return done();
    const error = new Error('The database takes no writes: it does not lead.');
    done(Object.assign(error, { code: READ_ONLY }));
  }, done);
}
