import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Hono } from 'hono';
import type { Logger } from 'pino';
import type { IdentifyCaller } from '../caller.ts';
import type { AppEnv } from '../context.ts';
import type { Database } from '../database/database.ts';
import type { Env } from '../env.ts';
import { readShown } from '../static/builds/kept-builds.ts';
import { noteOutlived, noteWithoutSession } from './access/right.ts';
import { openDrafts } from './draft/drafts.ts';
import { openPlans } from './publish/plans.ts';
import { openPublisher } from './publish/publisher.ts';
import { openSchedule } from './publish/schedule.ts';
import { unbundleContent } from './repository/bundle.ts';
import { buildContentRoutes, refuseContent } from './routes.ts';

const ROOT = resolve(fileURLToPath(new URL('../..', import.meta.url)));
/** Without these a site can be neither checked nor built: a packed server has none of them. */
const SOURCES = ['scripts/publish/main.ts', 'content', 'node_modules/astro'];

export interface ContentOptions {
  env: Env;
  database: Database;
  identifyCaller: IdentifyCaller;
  /** Returns when this process serves what is shown; missing where something else serves the pages. */
  look: (() => Promise<void>) | undefined;
  log: Pick<Logger, 'info' | 'warn' | 'error'>;
}

/** Opens the part of the server that keeps the owner's content; says instead where it cannot be kept. */
export async function openContent(
  options: ContentOptions,
): Promise<{ routes: Hono<AppEnv>; stop(): Promise<void> }> {
  const { env, database, log, look } = options;
  const { dataDir } = env;
  const isKept = SOURCES.every((path) => existsSync(join(ROOT, path))) && (await hasGit());
  if (!isKept || !look) return { routes: refuseContent(options), stop: async () => {} };
  const restored = await unbundleContent(dataDir);
  const drafts = await openDrafts({ root: ROOT, dataDir, database });
  const publisher = openPublisher({ root: ROOT, env, drafts, look, log });
  const plans = openPlans(database);
  await plans
    .takeOver(dataDir, log)
    .catch((err: unknown) => log.error({ err }, 'earlier plans were not read'));
  const schedule = openSchedule({
    dataDir,
    publisher,
    plans,
    repository: drafts.repository,
    note: (details) => noteWithoutSession(database, null, 'published', details),
    log,
  });
  const { current } = await readShown(dataDir);
  // The content is there without the entry.
  if (current)
    await noteOutlived(database, current).catch((err: unknown) =>
      log.error({ err }, 'a publishing was not noted'),
    );
  if (restored) publisher.start({ purpose: 'publish', commit: restored, by: 'the backup' });
  return {
    routes: buildContentRoutes({ ...options, look, dataDir, drafts, publisher, schedule }),
    async stop() {
      await schedule.stop();
      await publisher.stop();
      await drafts.close();
    },
  };
}

const hasGit = (): Promise<boolean> =>
  promisify(execFile)('git', ['--version']).then(
    () => true,
    () => false,
  );
