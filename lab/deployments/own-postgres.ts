import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '../../server/database/embedded/start-embedded-postgres.ts';
import { OWN_TEMPLATE as NAME, withDatabase } from '../../tests/support/database/database-names.ts';

const GRANTS = new URL('../../server/database/own-postgresql.sql', import.meta.url);
const PASSWORD = 'any';
const DUPLICATE_OBJECT = '42710';

/** A PostgreSQL as its owner would set it up: the product's role has the documented grants, no more. */
export interface OwnPostgres {
  /** As DATABASE_URL wants it. */
  connectionString: string;
  /** As superuser, in the same database. */
  superuserConnectionString: string;
  /** One statement as superuser; its rows. */
  sql(statement: string, values?: unknown[]): Promise<Record<string, unknown>[]>;
  stop(): Promise<void>;
}

/** Starts an empty PostgreSQL and runs the documented grants on it. */
export async function startOwnPostgres(): Promise<OwnPostgres> {
  const dataDir = mkdtempSync(join(tmpdir(), 'yctfc-own-'));
  chmodSync(dataDir, 0o755);
  const cluster = await startEmbeddedPostgres({ dataDir, log: { info: () => {}, warn: () => {} } });
  const { connectionString, superuserConnectionString } = await setUpOwnDatabase(
    cluster.superuserConnectionString,
  );
  return {
    connectionString,
    superuserConnectionString,
    sql: (statement, values) => run(superuserConnectionString, statement, values),
    stop: async () => {
      await cluster.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Runs the documented grants, but for the roles that exist, in a cluster that may hold other databases. */
export async function setUpOwnDatabase(superuser: string) {
  const superuserConnectionString = withDatabase(superuser, NAME);
  const [before = '', after = ''] = readGrants();
  for (const statement of before.split(/;\n/).filter((text) => text.trim()))
    await run(superuser, statement).catch((error: { code?: string }) => {
      if (error.code !== DUPLICATE_OBJECT) throw error;
    });
  await run(superuserConnectionString, after);
  const asRole = new URL(superuserConnectionString);
  asRole.username = NAME;
  asRole.password = PASSWORD;
  return { connectionString: asRole.href, superuserConnectionString };
}

/** The documented file without what only psql understands, in two halves: before and after `\connect`. */
function readGrants(): string[] {
  return readFileSync(GRANTS, 'utf8')
    .replaceAll('yctfc', NAME)
    .replace(/^--.*\n/gm, '')
    .replace(/^\\getenv.*\n/m, '')
    .replace(":'password'", `'${PASSWORD}'`)
    .split(/^\\connect.*\n/m);
}

async function run(connectionString: string, statement: string, values: unknown[] = []) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const { rows } = await client.query(statement, values.length ? values : undefined);
    return rows as Record<string, unknown>[];
  } finally {
    await client.end();
  }
}
