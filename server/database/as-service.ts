import type { Database, Transaction } from './database.ts';

/** Works as the service role, which may call the functions of `public` that the server needs and no table. */
export const asService = <T>(
  database: Pick<Database, 'transactionAs'>,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> => database.transactionAs({ role: 'service_role', claims: {} }, work);
