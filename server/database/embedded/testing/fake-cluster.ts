import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderOfTest } from '../../../../tests/support/folders.ts';
import type { Cluster } from '../pg-ctl.ts';

export interface FakeCluster extends Cluster {
  /** The folder above the cluster's, for this test alone. */
  home: string;
  /** What was run, a line each: the program and its arguments. */
  calls(): string[];
}

/**
 * A cluster whose `initdb` and `pg_ctl` only note how they were called.
 * @param script further lines of both programs, for their output and exit code
 */
export function openFakeCluster(script = ''): FakeCluster {
  const home = folderOfTest();
  chmodSync(home, 0o777);
  const calls = join(home, 'calls');
  writeFileSync(calls, '');
  chmodSync(calls, 0o666);
  const program = (name: string) => {
    const path = join(home, name);
    writeFileSync(path, `#!/bin/sh\necho "${name} $*" >> '${calls}'\n${script}\n`);
    chmodSync(path, 0o755);
    return path;
  };
  return {
    home,
    binaries: { folder: home, initdb: program('initdb'), pgCtl: program('pg_ctl') },
    account: { prefix: [] },
    creator: { prefix: [] },
    folder: join(home, 'postgres'),
    log: join(home, 'postgres.log'),
    calls: () => readFileSync(calls, 'utf8').split('\n').filter(Boolean),
  };
}

/** The same, with a folder that holds what is given. */
export function openMadeCluster(script = '', files: Record<string, string> = {}): FakeCluster {
  const cluster = openFakeCluster(script);
  mkdirSync(cluster.folder);
  for (const [name, text] of Object.entries(files)) writeFileSync(join(cluster.folder, name), text);
  return cluster;
}
