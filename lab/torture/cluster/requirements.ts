import { accessSync, constants } from 'node:fs';

/** Folder of the PostgreSQL that `containers/cluster/node.env` names. */
export const POSTGRES_BIN = '/usr/lib/postgresql/15/bin';

const PROGRAMS = {
  patroni: '/usr/bin/patroni',
  'etcd-server': '/usr/bin/etcd',
  'etcd-client': '/usr/bin/etcdctl',
  haproxy: '/usr/sbin/haproxy',
  'postgresql-15': `${POSTGRES_BIN}/postgres`,
  'postgresql-client-15': `${POSTGRES_BIN}/psql`,
  iproute2: '/usr/sbin/ip',
  'util-linux': '/usr/bin/unshare',
};

/** @returns one sentence about what the cluster needs and does not find here, if there is something */
export function missingForCluster(): string | undefined {
  if (process.platform !== 'linux') return 'The cluster needs Linux, for its network namespaces.';
  if (process.getuid?.() !== 0) return 'The cluster needs root, for its network namespaces.';
  const missing = Object.entries(PROGRAMS)
    .filter(([, path]) => !isExecutable(path))
    .map(([name]) => name);
  if (missing.length === 0) return undefined;
  return `The cluster needs packages of Debian 12 that are not here: apt-get install --no-install-recommends ${missing.join(' ')}`;
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
