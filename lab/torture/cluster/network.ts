import { execFileSync } from 'node:child_process';

/** Names of the database machines; each is a network namespace. */
export const MACHINES = ['db1', 'db2', 'db3'] as const;
export type MachineName = (typeof MACHINES)[number];

/** Where the balancer and the server processes are. */
export const WEB_ADDRESS = '10.90.0.1';
export const addressOf = (name: MachineName): string => `10.90.0.1${name.slice(2)}`;

/** A neighbour that nobody has: frames sent to it are lost without a word, like behind a cut. */
const NOBODY = '02:00:00:00:00:99';

const ip = (line: string): void => {
  execFileSync('ip', line.split(' '), { stdio: ['ignore', 'ignore', 'inherit'] });
};

/**
 * Joins three namespaces by a bridge that stands in the network of this process, which must be one of its own
 * (`unshare --net --mount`): the machine's own network and its /run/netns are left alone.
 */
export function openNetwork(): void {
  execFileSync('mkdir', ['-p', '/run/netns']);
  execFileSync('mount', ['-t', 'tmpfs', 'tmpfs', '/run/netns']);
  ip('link set lo up');
  ip('link add br0 type bridge');
  ip(`addr add ${WEB_ADDRESS}/24 dev br0`);
  ip('link set br0 up');
  for (const name of MACHINES) {
    ip(`netns add ${name}`);
    ip(`link add ${name} type veth peer name eth0 netns ${name}`);
    ip(`link set ${name} master br0 up`);
    ip(`-n ${name} addr add ${addressOf(name)}/24 dev eth0`);
    ip(`-n ${name} link set eth0 up`);
    ip(`-n ${name} link set lo up`);
  }
}

/** Cuts one machine off from everyone, or from the other two only, so that the web still reaches it. */
export function cutOff(name: MachineName, from: 'everyone' | 'the other two'): void {
  if (from === 'everyone') ip(`link set ${name} nomaster`);
  else
    for (const other of MACHINES.filter((machine) => machine !== name)) {
      lose(name, other);
      lose(other, name);
    }
}

const lose = (from: MachineName, to: MachineName): void =>
  ip(`-n ${from} neigh replace ${addressOf(to)} lladdr ${NOBODY} dev eth0 nud permanent`);

/** Undoes cutOff, whichever kind it was. */
export function rejoin(name: MachineName, from: 'everyone' | 'the other two'): void {
  if (from === 'everyone') ip(`link set ${name} master br0`);
  else
    for (const other of MACHINES.filter((machine) => machine !== name)) {
      ip(`-n ${name} neigh del ${addressOf(other)} dev eth0`);
      ip(`-n ${other} neigh del ${addressOf(name)} dev eth0`);
    }
}

/** Ids of every process of a machine. */
export const processesOf = (name: MachineName): number[] =>
  execFileSync('ip', ['netns', 'pids', name], { encoding: 'utf8' })
    .split('\n')
    .filter(Boolean)
    .map(Number);
