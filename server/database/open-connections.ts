import type { Logger } from 'pino';
import type { Env } from '../env.ts';
import { watchEngines } from '../old-engines.ts';
import type { CloseLater } from '../process/close-later.ts';
import { giveUpRoot } from '../process/give-up-root.ts';
import { registerAdministrator } from './administrator.ts';
import { openDatabase } from './database.ts';
import { startEmbeddedPostgres } from './embedded/start-embedded-postgres.ts';
import { migrate } from './migrations/migrate.ts';

export type Connections = Awaited<ReturnType<typeof openConnections>>;

/** Starts the embedded database unless there is another one, gives up root, and brings the schema up to date. */
export async function openConnections(
  { env, log, contentUid }: { env: Env; log: Logger; contentUid?: number | undefined },
  closeLater: CloseLater,
) {
  const connectionString = env.databaseUrl ?? (await openEmbedded(env, log, closeLater));
  giveUpRoot(env, log, contentUid);
  const database = openDatabase({ connectionString });
  closeLater('database', () => database.close());
  // So that a full pool never makes the server seem ill.
  const health = openDatabase({ connectionString, poolSize: 1 });
  closeLater('connection of the health check', () => health.close());
  const applied = await migrate(database);
  if (applied.length) log.info({ applied }, 'migrated');
  const hasAdministrator = await registerAdministrator(database, env.adminEmail);
  const engines = await watchEngines(database, log, env.databaseUrl === undefined);
  closeLater('watch on engines', async () => engines.stop());
  return { database, health, oldEngines: engines.old, hasAdministrator };
}

async function openEmbedded(env: Env, log: Logger, closeLater: CloseLater): Promise<string> {
  const postgres = await startEmbeddedPostgres({ dataDir: env.dataDir, log });
  closeLater('embedded database', () => postgres.stop());
  return postgres.connectionString;
}
