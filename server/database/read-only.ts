import type pg from 'pg';

/** PostgreSQL's "read_only_sql_transaction": what a server says that leads no longer. */
const READ_ONLY = '25006';

/** Whether the connection leads to a server that takes no writes, so that it is of no more use. */
export const isReadOnly = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && error.code === READ_ONLY;

/**
 * Lets the pool use a new connection only where it may write. After a switch-over, a balancer or a name that is
 * cached may still lead to the former leader; as a standby it answers reads without an error, with
 * what is no longer true.
 * @param done called with an error that `isReadOnly` and `isAway` recognise, or without one
 */
export function refuseReadOnly(client: pg.PoolClient, done: (error?: Error) => void): void {
  client.query<{ transaction_read_only: string }>('show transaction_read_only').then(({ rows }) => {
    if (rows[0]?.transaction_read_only !== 'on') return done();
    const error = new Error('The database takes no writes: it does not lead.');
    done(Object.assign(error, { code: READ_ONLY }));
  }, done);
}
