import { execFile, execFileSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type Machine, openMachine, PATRONI_SETTINGS, SUPERUSER_PASSWORD } from './machine.ts';
import { MACHINES, type MachineName } from './network.ts';

const GRANTS = fileURLToPath(
  new URL('../../../server/database/own-postgresql.sql', import.meta.url),
);
const LIMIT = fileURLToPath(
  new URL('../../../containers/cluster/after-the-grants.sql', import.meta.url),
);
const SCOPE = 'yctfc';
const WHOLE_TIMEOUT_MS = 120_000;
const POLL_MS = 250;
const MAX_LAG_BYTES = 1_000_000;
const run = promisify(execFile);

/** What Patroni says of a machine. */
interface Member {
  name: MachineName;
  role: 'leader' | 'sync_standby' | 'replica';
  state: string;
  lag?: number | string;
}

/** Three machines with etcd, Patroni and PostgreSQL. */
export interface DatabaseCluster {
  machines: readonly Machine[];
  /** The machine that leads PostgreSQL, with the standby that commits wait for, once all three follow. */
  untilWhole(): Promise<{ leader: Machine; standby: Machine }>;
  etcdLeader(): Promise<Machine>;
  /** The planned way to another leader. */
  switchOver(from: Machine, to: Machine): Promise<void>;
  /** Waits until another machine than this one leads. */
  untilLedByOther(former: Machine): Promise<void>;
}

/** Starts an empty cluster; resolves once it takes a commit. */
export async function startDatabaseCluster(folder: string): Promise<DatabaseCluster> {
  const machines = MACHINES.map((name) => openMachine(name, folder));
  for (const machine of machines) machine.start();
  const cluster = openCluster(machines);
  await cluster.untilWhole();
  return cluster;
}

/** Runs the documented grants through the address under which the product reaches the database. */
export function prepareDatabase(host: string, port: number, password: string): void {
  const to = ['-v', 'ON_ERROR_STOP=1', '-h', host, '-p', String(port), '-U', 'postgres', '-q'];
  execFileSync('psql', [...to, '-f', GRANTS, '-f', LIMIT, 'postgres'], {
    env: { PATH: process.env.PATH, PGPASSWORD: SUPERUSER_PASSWORD, YCTFC_PASSWORD: password },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

function openCluster(machines: readonly Machine[]): DatabaseCluster {
  const find = (name: string | undefined) => machines.find((machine) => machine.name === name);

  async function untilWhole() {
    let members: Member[] = [];
    for (const deadline = Date.now() + WHOLE_TIMEOUT_MS; Date.now() < deadline; ) {
      members = await readMembers(machines);
      const leader = find(members.find(({ role }) => role === 'leader')?.name);
      const standby = find(members.find(({ role }) => role === 'sync_standby')?.name);
      if (leader && standby && members.length === machines.length && members.every(isFollowing))
        return { leader, standby };
      await sleep(POLL_MS);
    }
    throw new Error(`the cluster does not become whole: ${JSON.stringify(members)}`);
  }

  return {
    machines,
    untilWhole,
    etcdLeader: async () => {
      const machine = find(await findEtcdLeader(machines));
      if (!machine) throw new Error('etcd has no leader');
      return machine;
    },
    switchOver: async (from, to) => {
      const hosts = machines.map(({ address }) => `${address}:2379`).join();
      const plan = ['--leader', from.name, '--candidate', to.name, '--force'];
      await run('patronictl', ['-c', PATRONI_SETTINGS, 'switchover', SCOPE, ...plan], {
        env: { PATH: process.env.PATH, LANG: 'C.UTF-8', PATRONI_ETCD_HOSTS: hosts },
      });
    },
    untilLedByOther: async (former) => {
      const others = machines.filter((machine) => machine !== former);
      for (const deadline = Date.now() + WHOLE_TIMEOUT_MS; Date.now() < deadline; ) {
        const members = await readMembers(others);
        const leader = members.find(({ role, state }) => role === 'leader' && state === 'running');
        if (leader && leader.name !== former.name) return;
        await sleep(POLL_MS);
      }
      throw new Error(`nobody takes over from ${former.name}`);
    },
  };
}

/** A standby that runs and does not come nearer has left the leader's history. */
const isFollowing = ({ role, state, lag }: Member): boolean =>
  role === 'leader' ? state === 'running' : Number(lag) <= MAX_LAG_BYTES;

/** What the first machine that answers says of all. */
async function readMembers(machines: readonly Machine[]): Promise<Member[]> {
  for (const { address } of machines) {
    try {
      const answer = await fetch(`http://${address}:8008/cluster`, {
        signal: AbortSignal.timeout(3_000),
      });
      const { members } = (await answer.json()) as { members?: Member[] };
      if (members) return members;
    } catch {
      // Killed or cut off: the next one knows as well.
    }
  }
  return [];
}

async function findEtcdLeader(machines: readonly Machine[]): Promise<string | undefined> {
  for (const { name, address } of machines) {
    const asked = await run(
      'etcdctl',
      [`--endpoints=${address}:2379`, 'endpoint', 'status', '-w', 'json'],
      {
        env: { PATH: process.env.PATH, ETCDCTL_API: '3' },
      },
    ).catch(() => undefined);
    if (!asked) continue;
    // Ids are beyond what a number of JavaScript holds, so they are compared as text.
    const [, member] = /"member_id":(\d+)/.exec(asked.stdout) ?? [];
    const [, leader] = /"leader":(\d+)/.exec(asked.stdout) ?? [];
    if (member && member === leader) return name;
  }
  return undefined;
}
