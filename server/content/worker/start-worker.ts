import { type ChildProcess, fork, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join, parse, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import type { Env } from '../../env.ts';
import { buildVariables } from '../../static/builds/built-with.ts';
import { siteData } from '../../static/builds/kept-builds.ts';
import { askWorker } from './ask-worker.ts';

const ROOT = resolve(fileURLToPath(new URL('../../..', import.meta.url)));
const programOf = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/** Node warns in each process that some bounds are wide; the log need not hold that for each save. */
const QUIET = '--disable-warning=SecurityWarning --disable-warning=ExperimentalWarning';
/** What programs need of the machine; everything else that the server was started with may be secret. */
const OF_THE_MACHINE = ['PATH', 'LANG', 'LC_ALL', 'TZ', 'SystemRoot', 'PATHEXT'];

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

/** What checks and builds read of the product. Neither `.env` nor `var/`, which lie beside it. */
const CODE = [
  'admin',
  'astro.config.ts',
  'content',
  'contract',
  'dist',
  'docs/owner',
  'node_modules',
  'package-lock.json',
  'package.json',
  'public',
  'scripts',
  'server',
  'site',
  'supabase',
  'tsconfig.json',
  'ui',
];
/** What earlier builds of the checkout have made; may come later than the worker. */
const MADE = ['.cache/*', 'dist/*'];
/** Vite looks for these in every folder above, and whether it runs in Windows' Linux. */
const LOOKED_FOR = ['package.json', 'pnpm-workspace.yaml', 'lerna.json'];
const LINUX_FILES = ['/proc/sys/fs/binfmt_misc/WSLInterop', '/run/WSL'];

/** Node's bounds for the worker and programs of Node that it starts; others, such as git, keep to their user. */
export function permissionFlags(root: string, dataDir: string): string[] {
  const folders = [join(dataDir, 'content'), siteData(dataDir)].flatMap((folder) => [
    folder,
    join(folder, '*'),
  ]);
  const read = [
    ...[...CODE, ...MADE].map((path) => join(root, path)),
    // Not those within the folders below: a name in a folder that is allowed as a whole hides the folder from Node.
    ...above(dataDir).flatMap(namesIn),
    ...above(root).flatMap(namesIn),
    ...LINUX_FILES,
    ...folders,
  ];
  return [
    '--permission',
    '--allow-addons',
    '--allow-child-process',
    '--allow-wasi',
    '--allow-worker',
    // From Node 26 on a program that opens a port needs it, which Astro does during a build.
    ...(process.allowedNodeEnvironmentFlags.has('--allow-net') ? ['--allow-net'] : []),
    ...[...new Set(read)].map((path) => `--allow-fs-read=${path}`),
    ...folders.map((path) => `--allow-fs-write=${path}`),
  ];
}

const namesIn = (folder: string): string[] => LOOKED_FOR.map((name) => join(folder, name));

function above(folder: string): string[] {
  const { dir, root } = parse(folder);
  return folder === root ? [folder] : [folder, ...above(dir)];
}

export function openWorker(env: Env, uid: number | undefined, log: Pick<Logger, 'info' | 'error'>) {
  if (!canChangeContent()) return undefined;
  const start = () => startWorker(env, uid);
  const bounds =
    uid === undefined ? "Node's permission model alone" : `user ${uid} and Node's permission model`;
  log.info({ uid }, `the content worker is kept from other data by ${bounds}`);
  return askWorker(start(), start, log);
}

/** Without these a site can be neither checked nor built: a packed server has none of them. */
const SOURCES = ['scripts/publish/main.ts', 'content', 'node_modules/astro'];

const canChangeContent = (): boolean =>
  SOURCES.every((path) => existsSync(join(ROOT, path))) &&
  spawnSync('git', ['--version']).status === 0;
