import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { type Database, openDatabase } from '../../../server/database/database.ts';
import { STATEMENT_TIMEOUT_MS, TEMPLATE, withDatabase } from './database-names.ts';

/** A database that one test file has for itself. */
export interface TestDatabase {
  database: Database;
  /** As the product's login role, which owns the database and is no superuser. */
  connectionString: string;
  /** Closes `database` and removes it, whoever else is still connected. */
  drop(): Promise<void>;
}

/** Creates a fresh, migrated database. Call `drop` in `afterAll`. */
export function createTestDatabase(): Promise<TestDatabase> {
  return copyOf(TEMPLATE);
}

/** Creates a database without any of the product's schema. */
export function createEmptyDatabase(): Promise<TestDatabase> {
  return copyOf('template0');
}

async function copyOf(template: string): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await asSuperuser(`create database ${name} owner yctfc template ${template}`);
  const connectionString = withDatabase(inject('productConnection'), name);
  const database = openDatabase({
    connectionString,
    statementTimeoutMs: STATEMENT_TIMEOUT_MS,
  });
  return {
    database,
    connectionString,
    drop: async () => {
      await database.close();
      await asSuperuser(`drop database ${name} with (force)`);
    },
  };
}

/** Runs one statement on the maintenance database. */
export async function asSuperuser(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('superuserConnection') });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
