import type { Database, Transaction } from './database.ts';

/** The service role may call the functions that the server needs but reach no table. */
export const asService = <T>(
  database: Pick<Database, 'transactionAs'>,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> => database.transactionAs({ role: 'service_role', claims: {} }, work);
