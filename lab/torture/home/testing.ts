import { createTestDatabase } from '../../../tests/support/database/database.ts';
import { type Home, type HomeOptions, openHome } from './home.ts';

/** The product on a database of the test run, for short versions of the trials. */
export async function openTestHome(options: HomeOptions = {}): Promise<Home> {
  const { database, connectionString } = await createTestDatabase();
  return openHome({
    ...options,
    database: {
      connectionString,
      sql: (statement, values = []) =>
        database.transaction(async (tx) => (await tx.query(statement, values)).rows),
      stop: async () => {},
    },
  });
}
