import { afterAll } from 'vitest';
import { startHostedProject } from '../../lab/deployments/hosted-project.ts';
import type { Database } from '../../server/database/database.ts';
import { migrate } from '../../server/database/migrations/migrate.ts';
import { createOwnDatabase, createTestDatabase } from '../../tests/support/database/database.ts';

interface HomeKind {
  /** A migrated database as one of the three homes has it, for the tests of one suite. */
  open(): Promise<{ database: Database }>;
  /** The tables of schema auth are ours; on hosted Supabase they are the platform's. */
  hasOurAuth: boolean;
}

/** The embedded home and a PostgreSQL with a role that is no superuser; in the lab also a project of hosted Supabase. */
export const HOMES: Readonly<Record<string, HomeKind>> = {
  embedded: { open: createTestDatabase, hasOurAuth: true },
  'own PostgreSQL': { open: createOwnDatabase, hasOurAuth: true },
  ...(process.env.EVERY_HOME && {
    'hosted Supabase': { open: openHosted, hasOurAuth: false },
  }),
};

async function openHosted() {
  const { database, stop } = await startHostedProject();
  afterAll(stop);
  await migrate(database);
  return { database };
}
