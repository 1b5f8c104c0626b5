import { join } from 'node:path';
import type { Logger } from 'pino';
import { buildApp } from './app.ts';
import { loadSigningKeys } from './auth/keys/signing-keys.ts';
import { identifyCaller } from './auth/requests/identify-caller.ts';
import { buildAuthRoutes } from './auth/routes.ts';
import { resealFactors } from './auth/second-factor/reseal-factors.ts';
import { type Closers, collectClosers } from './closers.ts';
import { registerAdministrator } from './database/administrator.ts';
import { type Database, openDatabase } from './database/database.ts';
import { startEmbeddedPostgres } from './database/embedded.ts';
import { isReady, migrate } from './database/migrate.ts';
import { openEnquiryFunctions } from './enquiry/functions.ts';
import { runRetention } from './enquiry/retention.ts';
import type { Env } from './env.ts';
import { openTransport } from './mail/transport.ts';
import { startMailWorker } from './mail/worker.ts';
import { watchHealth } from './process/health.ts';
import { listen } from './process/listen.ts';
import { countInDatabase } from './rate-limit.ts';
import { answerRequests } from './requests.ts';
import { buildRestRoutes } from './rest/routes.ts';
import { openSite, type ServedSite } from './static/open-site.ts';

export interface ProductOptions {
  env: Env;
  log: Logger;
  /** Tells the person at the terminal something, one line. */
  announce: (line: string) => void;
  /** The built site; without it only the backend answers. */
  siteFolder?: string;
}

/** Milliseconds that running requests get at a stop. */
const PATIENCE = 10_000;

/**
 * Starts everything: port, database, migrations, mail, routes.
 * @returns how to stop it: no new requests, running ones finish, then mail, pool and database close
 * @throws StartupError when something outside is not as it must be; what was opened is closed again
 */
export async function startProduct(options: ProductOptions): Promise<{ stop(): Promise<void> }> {
  const { env, log } = options;
  const closers = collectClosers(log);
  try {
    const site = await openSite(options.siteFolder, env);
    const listener = await listen(env);
    closers.add('port', () => listener.close(PATIENCE));
    const database = await openProductDatabase(options, closers);
    const app = await openApp(options, database, site, closers);
    listener.answerWith(answerRequests(app, site.site, log));
    // The port was opened first and is closed first: what serves requests outlives them.
    return { stop: () => listener.close(PATIENCE).then(() => closers.closeAll()) };
  } catch (error) {
    await closers.closeAll();
    throw error;
  }
}

async function openProductDatabase(
  { env, log }: ProductOptions,
  closers: Closers,
): Promise<Database> {
  const connectionString = env.databaseUrl ?? (await openEmbedded(env, log, closers));
  const database = openDatabase({ connectionString });
  closers.add('database', () => database.close());
  const applied = await migrate(database);
  if (applied.length) log.info({ applied }, 'migrated');
  await registerAdministrator(database, env.adminEmail);
  return database;
}

async function openEmbedded(env: Env, log: Logger, closers: Closers): Promise<string> {
  const postgres = await startEmbeddedPostgres({ dataDir: env.dataDir, log });
  closers.add('embedded database', () => postgres.stop());
  return postgres.connectionString;
}

async function openApp(
  { env, log, announce }: ProductOptions,
  database: Database,
  { site, templatePolicy }: ServedSite,
  closers: Closers,
) {
  const { siteUrl, publishableKey } = env;
  const keys = await loadSigningKeys({
    secrets: env.jwtSecrets,
    secretsDir: join(env.dataDir, 'secrets'),
  });
  await resealFactors(database, keys, log);
  const transport = openTransport({ ...env, mailDir: join(env.dataDir, 'mail'), announce });
  closers.add('mail transport', () => transport.close());
  const worker = startMailWorker({ database, transport, log });
  closers.add('mail worker', () => worker.stop());
  const countRequest = countInDatabase(database);
  const wakeMail = () => worker.wake();
  const enquiry = await openEnquiryFunctions({ env, keys, database, countRequest, wakeMail, log });
  closers.add('spool', () => enquiry.stop());
  const retention = runRetention(database, log);
  closers.add('retention', () => retention.stop());
  return buildApp({
    site,
    templatePolicy,
    log,
    trustProxy: env.trustProxy,
    isHealthy: watchHealth(() => isReady(database)),
    auth: buildAuthRoutes({ database, keys, countRequest, siteUrl, publishableKey, wakeMail, log }),
    rest: buildRestRoutes({ database, identifyCaller: identifyCaller(keys, publishableKey) }),
    functions: enquiry.routes,
  });
}
