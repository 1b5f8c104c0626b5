import { existsSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Env, readEnv } from './env.ts';
import { introduce, introductionLines } from './process/introduce.ts';
import { openLog } from './process/log.ts';
import { warnOfBuiltSamples } from './process/sample-warning.ts';
import { startOrExplain } from './process/startup-error.ts';
import { stopOnSignals } from './process/stop-signals.ts';
import { startServer } from './start-server.ts';
import { buildVariables, siteFolderFor, staleVariables } from './static/builds/built-with.ts';
import { shownFolder } from './static/builds/kept-builds.ts';

const DEMO = '--demo';
const WITHOUT_SITE = '--without-site';
const ON_TERMINAL = '--on-terminal';

const ROOT = resolve(fileURLToPath(new URL('..', import.meta.url)));

const announce = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

await startOrExplain(async () => {
  const parts = process.argv.includes(DEMO) ? await import('./demo/open-demo.ts') : undefined;
  const env = parts ? parts.demoEnv(readEnv()) : readEnv();
  const demo = parts?.openDemo(env, leaveDemo);
  const siteFolder = process.argv.includes(WITHOUT_SITE) ? undefined : await findSite(env);
  const server = await startServer({
    env,
    log: openLog(env.logLevel),
    announce,
    demo,
    ...(siteFolder && { siteFolder }),
  });
  stopOnSignals(async () => {
    await server.stop();
    if (demo) rmSync(env.dataDir, { recursive: true, force: true });
  });
  const shown = siteFolder && (await shownFolder(env.dataDir, siteFolder, env.siteUrl));
  const stale = shown ? await staleVariables(shown, env) : [];
  const samples = shown ? await warnOfBuiltSamples(shown, env.siteUrl) : [];
  const oldEngines = server.oldEngines.map(({ message }) => message);
  const { hasAdministrator } = server;
  const introduction =
    demo?.introduction ?? introduce(env, { hasAdministrator, stale, samples, oldEngines });
  if (process.argv.includes(ON_TERMINAL)) process.send?.({ introduction });
  else announce(introductionLines(introduction));
});

/** Tells the launcher, which starts the real product in its place; where there is none, this is the end. */
function leaveDemo(): void {
  if (process.send) process.send('leave-demo');
  else process.kill(process.pid, 'SIGTERM');
}

/** The site that was built for these settings; where there is none, the one that is there. */
async function findSite(env: Env): Promise<string> {
  const own = await siteFolderFor(ROOT, buildVariables(env));
  return existsSync(own) ? own : join(ROOT, 'dist');
}
