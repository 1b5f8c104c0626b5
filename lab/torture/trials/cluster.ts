import { spawn } from 'node:child_process';
import { chmodSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BREAKS, type Break } from '../cluster/breaks.ts';
import type { Finding } from '../cluster/inside.ts';
import { missingForCluster } from '../cluster/requirements.ts';
import { type Figures, mustBeZero, type Trial } from '../trial.ts';

const INSIDE = fileURLToPath(new URL('../cluster/inside.ts', import.meta.url));
const PER_SECOND = 20;
/** What a network, mounts and process ids of their own need; the end of the first process ends all others. */
const OWN_NAMESPACES = '--net --mount --pid --fork --kill-child --mount-proc'.split(' ');

export const cluster: Trial = {
  name: 'cluster',
  title: `Three PostgreSQL with Patroni, etcd and HAProxy, three server processes, ${PER_SECOND} enquiries a second and an administrator who reads: each is broken under them.`,
  parts: BREAKS.map(({ name }) => name),
  run: async ({ rounds = 10, parts }) => {
    const missing = missingForCluster();
    if (missing) return { rows: [], failures: [missing] };
    const rows: Figures[] = [];
    const failures: string[] = [];
    for (const one of BREAKS.filter(({ name }) => parts?.includes(name) ?? true)) {
      const { name } = one;
      const finding = await runInside(one, rounds);
      if ('row' in finding) rows.push(finding.row);
      else failures.push(`${name}: ${finding.error}`);
    }
    return {
      rows,
      failures: [
        ...failures,
        ...mustBeZero(rows, 'doubled', 'lost', 'stale reads'),
        ...rows
          .filter(({ sent, acknowledged }) => sent !== acknowledged)
          .map(({ broken }) => `${broken}: not everything was acknowledged`),
      ],
    };
  },
};

/** Builds a cluster in a temporary folder and in namespaces, breaks it, and takes both down. */
async function runInside(
  { name, perSecond = PER_SECOND }: Break,
  rounds: number,
): Promise<Finding> {
  const folder = mkdtempSync(join(tmpdir(), 'yctfc-cluster-'));
  chmodSync(folder, 0o755);
  const options = Object.entries({ break: name, rounds, rate: perSecond, folder });
  // A shell as the first process of the namespace collects orphans, as Node would not.
  const shell = ['sh', '-c', '"$@"; exit $?', 'sh', process.execPath, INSIDE];
  const child = spawn(
    'unshare',
    [...OWN_NAMESPACES, ...shell, ...options.flatMap(([key, value]) => [`--${key}`, `${value}`])],
    { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] },
  );
  try {
    return await new Promise<Finding>((resolve) => {
      child.on('message', (finding) => resolve(finding as Finding));
      child.on('exit', (code) => resolve({ error: `ended early with ${code}` }));
    });
  } finally {
    child.kill('SIGKILL');
    const keep = process.env.CLUSTER_LOGS;
    if (keep) cpSync(folder, join(keep, name), { recursive: true, filter: isLog(folder) });
    rmSync(folder, { recursive: true, force: true });
  }
}
const isLog = (folder: string) => (path: string) => path === folder || path.endsWith('.log');
