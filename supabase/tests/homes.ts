import { startHostedProject } from '../../lab/deployments/hosted-project.ts';
import { startOwnPostgres } from '../../lab/deployments/own-postgres.ts';
import { type Database, openDatabase } from '../../server/database/database.ts';
import { migrate } from '../../server/database/migrations/migrate.ts';
import { createTestDatabase } from '../../tests/support/database/database.ts';

/** A migrated database as one of the three homes has it. */
export interface Home {
  database: Database;
  drop(): Promise<void>;
}

interface HomeKind {
  open(): Promise<Home>;
  /** The tables of schema auth are ours; on hosted Supabase they are the platform's. */
  hasOurAuth: boolean;
}

/** The embedded home and a PostgreSQL with a role that is no superuser; in the lab also a project of hosted Supabase. */
export const HOMES: Readonly<Record<string, HomeKind>> = {
  embedded: { open: createTestDatabase, hasOurAuth: true },
  'own PostgreSQL': { open: openOwn, hasOurAuth: true },
  ...(process.env.EVERY_HOME && {
    'hosted Supabase': { open: openHosted, hasOurAuth: false },
  }),
};

async function openOwn(): Promise<Home> {
  const postgres = await startOwnPostgres();
  const database = openDatabase({ connectionString: postgres.connectionString });
  await migrate(database);
  return {
    database,
    drop: async () => {
      await database.close();
      await postgres.stop();
    },
  };
}

async function openHosted(): Promise<Home> {
  const { database, stop } = await startHostedProject();
  await migrate(database);
  return { database, drop: stop };
}
