import { type ChildProcess, spawn } from 'node:child_process';
import { chownSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { addressOf, type MachineName, processesOf } from './network.ts';

const RECIPE = fileURLToPath(new URL('../../../containers/cluster/', import.meta.url));
export const PATRONI_SETTINGS = join(RECIPE, 'patroni.yml');
export const HAPROXY_SETTINGS = join(RECIPE, 'haproxy.cfg');

/** The account of Debian's packages; PostgreSQL does not run as root. */
const ACCOUNT = 'postgres';

export const SUPERUSER_PASSWORD = 'superuser-of-the-trial';

/** One database machine: etcd, Patroni, and PostgreSQL as Patroni's child. */
export interface Machine {
  name: MachineName;
  address: string;
  start(): void;
  startEtcd(): void;
  /** SIGKILL to every process, like a power loss. */
  kill(): void;
  /** SIGKILL to PostgreSQL alone; Patroni lives on. */
  killPostgres(): void;
  killEtcd(): void;
}

/** @param folder of the trial; the machine's data and logs go below it */
export function openMachine(name: MachineName, folder: string): Machine {
  const state = join(folder, name);
  mkdirSync(state, { recursive: true, mode: 0o700 });
  const { uid, gid } = readAccount();
  chownSync(state, uid, gid);
  const env = { PATH: process.env.PATH ?? '', LANG: 'C.UTF-8', ...readNodeEnv(name, state) };
  let etcd: ChildProcess | undefined;

  /** The process that is started takes the place of `ip` and `setpriv`, so that its id is theirs. */
  function run(...command: string[]): ChildProcess {
    const log = openSync(join(folder, `${name}-${command[0]}.log`), 'a');
    const account = `--reuid=${ACCOUNT} --regid=${ACCOUNT} --init-groups`.split(' ');
    const child = spawn('ip', ['netns', 'exec', name, 'setpriv', ...account, ...command], {
      env,
      cwd: state,
      stdio: ['ignore', log, log],
    });
    child.on('error', (error) => console.error(error));
    return child;
  }

  const startEtcd = () => {
    etcd = run('etcd');
  };

  return {
    name,
    address: addressOf(name),
    startEtcd,
    start: () => {
      startEtcd();
      run('patroni', PATRONI_SETTINGS);
    },
    kill: () => signalAll(processesOf(name)),
    killPostgres: () => signalAll(processesOf(name).filter(isPostgres)),
    killEtcd: () => void etcd?.kill('SIGKILL'),
  };
}

function signalAll(pids: readonly number[]): void {
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch (error) {
      // It may have ended by itself meanwhile.
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
}

function isPostgres(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'postgres';
  } catch {
    return false;
  }
}

function readAccount(): { uid: number; gid: number } {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((text) => text.startsWith(`${ACCOUNT}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  if (!uid || !gid) throw new Error(`there is no account ${ACCOUNT}`);
  return { uid: Number(uid), gid: Number(gid) };
}

/** The recipe's node.env with this machine's values, as `envsubst` would fill it in. */
function readNodeEnv(name: MachineName, state: string): Record<string, string> {
  const values: Record<string, string> = {
    NAME: name,
    ADDRESS: addressOf(name),
    STATE: state,
    DB1: addressOf('db1'),
    DB2: addressOf('db2'),
    DB3: addressOf('db3'),
    SUPERUSER_PASSWORD,
    REPLICATION_PASSWORD: 'replication-of-the-trial',
  };
  const text = readFileSync(join(RECIPE, 'node.env'), 'utf8');
  return Object.fromEntries(
    [...text.matchAll(/^(\w+)=(.*)$/gm)].map(([, key = '', value = '']) => [
      key,
      value.replaceAll(/\$\{(\w+)\}/g, (_, variable: string) => values[variable] ?? ''),
    ]),
  );
}
