import { type ChildProcess, fork } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Env } from '../../env.ts';
import { buildVariables } from '../../static/builds/built-with.ts';
import { siteData } from '../../static/builds/kept-builds.ts';
import { permissionFlags } from './permissions.ts';

const ROOT = resolve(fileURLToPath(new URL('../../..', import.meta.url)));
const programOf = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/** Node warns in each process that some bounds are wide; the log need not hold that for each save. */
const QUIET = '--disable-warning=SecurityWarning --disable-warning=ExperimentalWarning';
/** What programs need of the machine; everything else that the server was started with may be secret. */
const OF_THE_MACHINE = ['PATH', 'LANG', 'LC_ALL', 'TZ', 'SystemRoot', 'PATHEXT'];

/**
 * Starts the process that works on the content. Its JavaScript sees the product's code and the content's two folders of
 * DATA_DIR, by Node's permission model; as a user of its own it sees no more of DATA_DIR with any program.
 * @param uid that user, which only root can start it as
 * @param program for tests: another one, under the same bounds
 */
export function startWorker(
  env: Env,
  uid: number | undefined,
  program = programOf(uid === undefined ? 'main.ts' : 'supervisor.ts'),
): ChildProcess {
  const temporary = join(siteData(env.dataDir), 'tmp');
  if (uid === undefined) mkdirSync(join(env.dataDir, 'content'), { recursive: true });
  if (uid === undefined) mkdirSync(temporary, { recursive: true });
  return fork(program, {
    cwd: ROOT,
    env: { ...workerSettings(env), TMPDIR: temporary, NODE_OPTIONS: QUIET },
    execArgv: permissionFlags(ROOT, env.dataDir),
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    ...(uid !== undefined && { uid, gid: uid }),
  });
}

const workerSettings = (env: Env): Record<string, string> => ({
  ...Object.fromEntries(
    OF_THE_MACHINE.flatMap((name) => {
      const value = process.env[name];
      return value === undefined ? [] : [[name, value]];
    }),
  ),
  // As this server understands them, whatever a file of settings says by now.
  ...buildVariables(env),
  DATA_DIR: env.dataDir,
  // The user that root's server goes on as has none, and Astro asks for one.
  HOME: siteData(env.dataDir),
});
