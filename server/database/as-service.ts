import type { Database, Transaction } from './database.ts';

type Way = Pick<Database, 'transactionAs'>;

/** The service role may call the functions that the server needs but reach no table. */
export const asService = <T>(database: Way, work: (tx: Transaction) => Promise<T>): Promise<T> =>
  database.transactionAs({ role: 'service_role', claims: {} }, work);

export const callAsService = (database: Way, call: string, values: unknown[] = []) =>
  asService(database, async (tx): Promise<unknown> => {
    const { rows } = await tx.query(`select public.${call} as answer`, values);
    return rows[0]?.answer;
  });
