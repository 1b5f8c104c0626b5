import type { Logger } from 'pino';
import type { IdentifyCaller } from '../caller.ts';
import type { Database } from '../database/database.ts';
import type { Env } from '../env.ts';
import type { CountRequest } from '../rate-limit.ts';
import { readShown } from '../static/builds/kept-builds.ts';
import { audit, auditShown } from './access.ts';
import { openPublisher } from './publish/publisher.ts';
import { openPlans, openSchedule } from './publish/schedule.ts';
import { buildContentRoutes, refuseContent } from './routes.ts';
import type { ContentWork } from './worker/content-work.ts';

export interface ContentOptions {
  env: Env;
  database: Database;
  identifyCaller: IdentifyCaller;
  countRequest: CountRequest;
  work: ContentWork | undefined;
  /** Returns when this process serves what is shown; missing where something else serves the pages. */
  look: (() => Promise<void>) | undefined;
  log: Pick<Logger, 'info' | 'warn' | 'error'>;
}

export async function openContent(options: ContentOptions) {
  const { env, database, log, look, work } = options;
  const { dataDir } = env;
  if (!work || !look) return { routes: refuseContent(options), stop: async () => {} };
  const restored = await work.restored();
  const publisher = openPublisher({ work, look, log });
  const schedule = openSchedule({
    dataDir,
    publisher,
    plans: openPlans(database),
    repository: work,
    note: (details) => audit(database, null, 'published', details),
    log,
  });
  const { current } = await readShown(dataDir);
  // The content is there without the entry.
  if (current)
    await auditShown(database, current).catch((err: unknown) =>
      log.error({ err }, 'a publishing was not noted'),
    );
  if (restored) publisher.start({ purpose: 'publish', commit: restored, by: 'the backup' });
  return {
    routes: buildContentRoutes({ ...options, look, work, publisher, schedule }),
    async stop() {
      await schedule.stop();
      await publisher.stop();
    },
  };
}
