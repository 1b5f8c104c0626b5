import { spawn } from 'node:child_process';
import { StartupError } from '../../process/startup-error.ts';
import type { Account } from './account.ts';
import type { useBinaries } from './binaries.ts';

export interface Cluster {
  binaries: ReturnType<typeof useBinaries>;
  account: Account;
  /** Runs `initdb`, which wants a user with a name. */
  creator: Account;
  folder: string;
  log: string;
}

/** How long `pg_ctl` waits for a start or stop; crash recovery continues after that. */
const TIMEOUT_SECONDS = 60;
const WAIT = ['-w', '-t', String(TIMEOUT_SECONDS)];

/** `folder` must be empty and belong to the creator, who may read `passwordFile`. */
export function initialise({ binaries, creator }: Cluster, folder: string, passwordFile: string) {
  const options = ['-U', 'postgres', '-A', 'scram-sha-256', '-E', 'UTF8', '--no-locale'];
  const password = `--pwfile=${passwordFile}`;
  return run(creator, binaries.initdb, ['-D', folder, ...options, password]);
}

const control = ({ binaries, account, folder }: Cluster, args: string[], sink?: 'ignore') =>
  run(account, binaries.pgCtl, ['-D', folder, ...args], sink);

export const isRunning = async (cluster: Cluster): Promise<boolean> =>
  (await control(cluster, ['status'])).code === 0;

// PostgreSQL would keep a pipe open for as long as it runs; errors are in its log.
export const start = (cluster: Cluster) =>
  control(cluster, ['-l', cluster.log, ...WAIT, '-s', 'start'], 'ignore');

export const reload = (cluster: Cluster) => control(cluster, ['reload']);

export const stop = (cluster: Cluster) => control(cluster, ['-m', 'fast', ...WAIT, 'stop']);

function run(
  account: Account,
  program: string,
  args: readonly string[],
  sink: 'pipe' | 'ignore' = 'pipe',
): Promise<{ code: number | null; output: string }> {
  const [command = program, ...rest] = [...account.prefix, program, ...args];
  const mustDrop = account.prefix.length === 0 && account.uid !== undefined;
  return new Promise((resolve, reject) => {
    const child = spawn(command, rest, {
      // The account may not be able to enter our working directory.
      cwd: process.platform === 'win32' ? undefined : '/',
      env: cleanEnvironment(),
      ...(mustDrop && { uid: account.uid, gid: account.uid }),
      stdio: ['ignore', sink, sink],
      windowsHide: true,
    });
    let output = '';
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    child.on('error', ({ message }) =>
      reject(
        new StartupError(
          `The database cannot start: ${program} does not run on this system (${message}). Set DATABASE_URL to a PostgreSQL of your own.`,
        ),
      ),
    );
    child.on('close', (code) => resolve({ code, output }));
  });
}

/** Passes neither our secrets nor a PGDATA or PGPORT of the user's shell. */
function cleanEnvironment(): NodeJS.ProcessEnv {
  const env: NodeJS.ProcessEnv = { LC_ALL: 'C', TZ: 'UTC' };
  // One that is not set is not passed on.
  for (const name of ['PATH', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot']) env[name] = process.env[name];
  return env;
}
