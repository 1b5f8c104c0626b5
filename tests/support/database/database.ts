import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, inject, onTestFinished, TestRunner } from 'vitest';
import { type Database, openDatabase } from '../../../server/database/database.ts';
import { OWN_TEMPLATE, STATEMENT_TIMEOUT_MS, TEMPLATE, withDatabase } from './database-names.ts';

/** A database that goes with the test that asks for it, or else with the file. */
export interface TestDatabase {
  database: Database;
  /** As the product's login role, which owns the database and is no superuser. */
  connectionString: string;
}

/** Creates a fresh, migrated database; not in `beforeAll`, where it would outlive the file. */
export function createTestDatabase(): Promise<TestDatabase> {
  return copyOf(TEMPLATE);
}

/** Creates a database without any of the product's schema. */
export function createEmptyDatabase(): Promise<TestDatabase> {
  return copyOf('template0');
}

/** Creates a fresh, migrated database in which the product's role has the documented grants alone. */
export async function createOwnDatabase(): Promise<TestDatabase> {
  const name = nameDatabase();
  await asSuperuser(`create database ${name} template ${OWN_TEMPLATE}`);
  await asSuperuser(`revoke all on database ${name} from public`);
  await asSuperuser(`grant connect, create on database ${name} to ${OWN_TEMPLATE}`);
  return openCopy(name, inject('ownConnection'));
}

const nameDatabase = () => `test_${randomBytes(6).toString('hex')}`;

async function copyOf(template: string): Promise<TestDatabase> {
  const name = nameDatabase();
  await asSuperuser(`create database ${name} owner yctfc template ${template}`);
  return openCopy(name, inject('productConnection'));
}

function openCopy(name: string, connection: string): TestDatabase {
  const connectionString = withDatabase(connection, name);
  const database = openDatabase({
    connectionString,
    statementTimeoutMs: STATEMENT_TIMEOUT_MS,
  });
  const atTheEnd = TestRunner.getCurrentTest() ? onTestFinished : afterAll;
  atTheEnd(async () => {
    // Tests of what happens then have closed it themselves.
    await database.close().catch(() => {});
    await asSuperuser(`drop database ${name} with (force)`);
  });
  return { database, connectionString };
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
