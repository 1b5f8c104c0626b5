import { join } from 'node:path';
import type { Logger } from 'pino';
import { isLoopbackHost } from '../supabase/functions/_shared/smtp.ts';
import { buildApp } from './app.ts';
import { resealFactors } from './auth/factors.ts';
import { identifyCaller } from './auth/identify-caller.ts';
import { loadSigningKeys } from './auth/keys.ts';
import { buildAuthRoutes } from './auth/routes.ts';
import { issuerOf } from './auth/sessions.ts';
import { type ContentOptions, openContent } from './content/open-content.ts';
import { openPreview, type PreviewParts } from './content/preview/serve-preview.ts';
import { openWorker } from './content/worker/start-worker.ts';
import { isReady } from './database/migrations/migrate.ts';
import { type Connections, openConnections } from './database/open-connections.ts';
import type { Demo } from './demo/open-demo.ts';
import { startDigest } from './desk/digest.ts';
import { mountExport } from './desk/export-routes.ts';
import { startValuing } from './desk/value-leads.ts';
import { splitHosts } from './desk-host.ts';
import { runRetention } from './enquiry/retention.ts';
import { openEnquiryFunctions } from './enquiry/routes.ts';
import type { Env } from './env.ts';
import { identifySender, openGate } from './gate/gate.ts';
import { eraseMailFiles } from './mail/erase-mail-files.ts';
import { openTransport } from './mail/transport.ts';
import { startMailWorker } from './mail/worker.ts';
import { warnOfUntrustedProxy } from './middleware/untrusted-proxy.ts';
import { type CloseLater, deferClosing } from './process/close-later.ts';
import { giveContentToOwnUser } from './process/give-up-root.ts';
import { watchHealth } from './process/health.ts';
import { listen } from './process/listen.ts';
import { deriveVapid, startPushWorker } from './push/worker.ts';
import { countInDatabase, rateKey } from './rate-limit.ts';
import { buildRestRoutes } from './rest/routes.ts';
import { followBuilds } from './static/builds/follow-builds.ts';
import { shownFolder } from './static/builds/kept-builds.ts';
import { openSite } from './static/read-site.ts';
import { answerWithFastPath } from './static/serve-site.ts';
import type { StaticSite } from './static/site.ts';

export interface ServerOptions {
  env: Env;
  log: Logger;
  announce: (line: string) => void;
  /** The checkout's site, unless the desk published another. Without it only the backend answers. */
  siteFolder?: string;
  demo?: Demo | undefined;
}

/** What stands before the database does. */
interface Served extends Pick<ContentOptions, 'look' | 'work'> {
  site: StaticSite;
}

const SHUTDOWN_GRACE_MS = 10_000;

// Port and database come first, since they need rights. When the start fails, what was opened is closed.
export async function startServer(options: ServerOptions) {
  const { env, log } = options;
  // If the start fails, everything on the stack is closed again.
  await using opened = new AsyncDisposableStack();
  const closeLater = deferClosing(opened, log);
  const find = findShown(options);
  const site = await openSite(await find?.(), env);
  const look = find && (await serveNewBuilds(find, site, options, closeLater));
  const listener = await listen(env);
  const closePort = () => listener.close(SHUTDOWN_GRACE_MS);
  closeLater('port', closePort);
  // As long as this process is root: afterwards it could start none as another user.
  const contentUid = giveContentToOwnUser(env);
  const keeping = look && (await openWorker(env, contentUid, log));
  if (keeping) closeLater('content worker', () => keeping.stop());
  const connections = await openConnections({ ...options, contentUid }, closeLater);
  await options.demo?.fill(connections.database, keeping?.work);
  const app = await openApp(options, connections, { site, look, work: keeping?.work }, closeLater);
  listener.answerWith(answerWithFastPath(app, site, log, splitHosts(env)));
  const running = opened.move();
  // The port is opened first and also closed first, since running requests need the other parts.
  const stop = () => closePort().then(() => running.disposeAsync());
  const { oldEngines, hasAdministrator } = connections;
  return { oldEngines, hasAdministrator, stop };
}

const findShown = ({ env, siteFolder }: ServerOptions): (() => Promise<string>) | undefined =>
  siteFolder ? () => shownFolder(env.dataDir, siteFolder, env.siteUrl) : undefined;

async function serveNewBuilds(
  find: () => Promise<string>,
  site: StaticSite,
  { env, log }: ServerOptions,
  closeLater: CloseLater,
): Promise<() => Promise<void>> {
  const read = (folder: string) => openSite(folder, env);
  const following = await followBuilds({ find, site, read, log, siteUrl: env.siteUrl });
  closeLater('watch on builds', async () => following.stop());
  return following.look;
}

async function openApp(
  options: ServerOptions,
  { database, health }: Connections,
  { site, look, work }: Served,
  closeLater: CloseLater,
) {
  const { env, log, announce } = options;
  const { siteUrl, deskUrl, publishableKey } = env;
  const keys = await loadSigningKeys({
    secrets: env.jwtSecrets,
    secretsDir: join(env.dataDir, 'secrets'),
    issuer: issuerOf(deskUrl),
  });
  await resealFactors(database, keys, log);
  const mailDir = join(env.dataDir, 'mail');
  const isLocal = isLoopbackHost(new URL(siteUrl).hostname);
  const transport = openTransport({ ...env, mailDir, announce, isLocal });
  closeLater('mail transport', () => transport.close());
  closeLater('mail files', eraseMailFiles({ folder: mailDir, database, log }).stop);
  const worker = startMailWorker({ database, transport, log });
  closeLater('mail worker', () => worker.stop());
  const countRequest = countInDatabase(database, rateKey(keys));
  const contact = siteUrl.startsWith('https:') ? siteUrl : `mailto:${env.leadsTo}`;
  const vapid = deriveVapid(keys, contact);
  const push = startPushWorker({ database, vapid, log });
  closeLater('push worker', () => push.stop());
  const wakeMail = () => {
    void worker.wake();
    void push.wake();
  };
  const enquiry = await openEnquiryFunctions({
    env,
    keys,
    database,
    countRequest,
    wakeMail,
    site,
    log,
  });
  closeLater('spool', () => enquiry.stop());
  closeLater('retention', runRetention(database, log).stop);
  const findSite = findShown(options);
  if (findSite) {
    const { leadsTo } = env;
    const digest = startDigest({ database, findSite, leadsTo, deskUrl, wakeMail, log });
    closeLater('digest', () => digest.stop());
    closeLater('worth of leads', startValuing({ database, findSite, log }).stop);
  }
  const identify = identifyCaller(keys, publishableKey);
  const content = await openContentParts(
    { ...options, keys, database, look, work, countRequest, identifyCaller: identify },
    closeLater,
  );
  return buildApp({
    site,
    log,
    trustProxy: env.trustProxy,
    warnOfProxy: warnOfUntrustedProxy(database, log),
    gate: openGate(identifySender({ keys, siteUrl: deskUrl, identifyCaller: identify })),
    isHealthy: watchHealth(() => isReady(health)),
    findElsewhere: splitHosts(env),
    // The site that people sign in to.
    auth: buildAuthRoutes({
      ...{ database, keys, countRequest, publishableKey, wakeMail, log },
      siteUrl: deskUrl,
    }),
    rest: buildRestRoutes({ database, identifyCaller: identify }),
    functions: enquiry.routes,
    exports: mountExport({ database, log }),
    content,
    demo: options.demo?.routes(identify),
  });
}

async function openContentParts(options: ContentOptions & PreviewParts, closeLater: CloseLater) {
  const content = await openContent(options);
  closeLater('content', () => content.stop());
  return { routes: content.routes, preview: await openPreview(options) };
}
