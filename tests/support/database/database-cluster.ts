import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { setUpOwnDatabase } from '../../../lab/deployments/own-postgres.ts';
import { openDatabase } from '../../../server/database/database.ts';
import { startEmbeddedPostgres } from '../../../server/database/embedded/start-embedded-postgres.ts';
import { migrate } from '../../../server/database/migrations/migrate.ts';
import { TEMPLATE, withDatabase } from './database-names.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Superuser connection to the maintenance database of the run's cluster. */
    superuserConnection: string;
    /** The product's own connection, as its login role. */
    productConnection: string;
    /** The connection to a database that its owner has set up as the documentation says. */
    ownConnection: string;
  }
}

/** Followed by the process id of the run. */
const PREFIX = 'yctfc-test-';
const silent = { info: () => {}, warn: () => {} };

/** One cluster for the whole run, with one migrated database that every test database copies. */
export default async function startCluster(project: TestProject): Promise<() => Promise<void>> {
  await removeAbandoned();
  const dataDir = mkdtempSync(join(tmpdir(), `${PREFIX}${process.pid}-`));
  chmodSync(dataDir, 0o755);
  const cluster = await startEmbeddedPostgres({ dataDir, log: silent });
  const superuser = new pg.Client({ connectionString: cluster.superuserConnectionString });
  await superuser.connect();
  // The cluster lives as long as the run: nothing here must survive a power cut.
  await superuser.query('alter system set fsync = off');
  await superuser.query('select pg_reload_conf()');
  await superuser.query(`create database ${TEMPLATE} owner yctfc template template0`);
  await superuser.end();
  const template = openDatabase({
    connectionString: withDatabase(cluster.connectionString, TEMPLATE),
  });
  await migrate(template);
  await template.close();
  const own = await setUpOwnDatabase(cluster.superuserConnectionString);
  const ownTemplate = openDatabase(own);
  await migrate(ownTemplate);
  await ownTemplate.close();

  project.provide('superuserConnection', cluster.superuserConnectionString);
  project.provide('productConnection', cluster.connectionString);
  project.provide('ownConnection', own.connectionString);
  return async () => {
    await cluster.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}

/** Stops and removes the clusters of runs that were killed. */
async function removeAbandoned(): Promise<void> {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(PREFIX))) {
    if (isAlive(Number(name.slice(PREFIX.length).split('-')[0]))) continue;
    const dataDir = join(tmpdir(), name);
    const cluster = await startEmbeddedPostgres({ dataDir, log: silent });
    await cluster.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
