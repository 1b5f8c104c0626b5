import type pg from 'pg';

/** PostgreSQL's "read_only_sql_transaction": what a server says that leads no longer. */
const READ_ONLY = '25006';

export const isReadOnly = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && error.code === READ_ONLY;

// After a switch-over, a balancer or a cached name may still lead to the former leader, which answers
// reads with what is no longer true.
export function refuseReadOnly(client: pg.PoolClient, done: (error?: Error) => void): void {
  client.query<{ transaction_read_only: string }>('show transaction_read_only').then(({ rows }) => {
    if (rows[0]?.transaction_read_only !== 'on') return done();
    const error = new Error('The database takes no writes: it does not lead.');
    done(Object.assign(error, { code: READ_ONLY }));
  }, done);
}
