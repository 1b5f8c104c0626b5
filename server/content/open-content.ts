import type { Logger } from 'pino';
import { SERVER_WARNINGS } from '../../contract/desk/server-warnings.ts';
import type { IdentifyCaller } from '../caller.ts';
import { callAsService } from '../database/as-service.ts';
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
  const measure = () =>
    warnOfSpace(options, work).catch((err: unknown) =>
      log.error({ err }, 'the space was not measured'),
    );
  void measure();
  const measuring = setInterval(measure, LOOK_MS);
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
      clearInterval(measuring);
    },
  };
}

/** The desk shows a warning for an hour after it was last reported. */
const LOOK_MS = 30 * 60_000;
const WARNED_SHARE = 0.8;

async function warnOfSpace(
  { database, log }: Pick<ContentOptions, 'database' | 'log'>,
  work: ContentWork,
): Promise<void> {
  const { history, builds, allowed } = await work.space();
  if (history + builds < WARNED_SHARE * allowed) return;
  log.warn({ history, builds, allowed }, SERVER_WARNINGS['content-space']);
  await callAsService(database, 'report_server_warning($1)', ['content-space']);
}
