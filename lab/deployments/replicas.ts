import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../tests/support/server/free-port.ts';
import {
  type ServerProcess,
  startServerProcess,
} from '../../tests/support/server/server-process.ts';

/** A server process that can be started again as it was. */
export interface Replica {
  /** The process that runs now, or ran last. */
  current(): ServerProcess;
  port: number;
  dataDir: string;
  /** Ends the process with SIGTERM and starts it again; resolves once it is healthy. */
  restart(): Promise<void>;
}

/** Several server processes on one database, each with a data folder of its own. */
export interface Replicas {
  replicas: Replica[];
  stop(): Promise<void>;
}

/**
 * Starts one server process, without pages, for each entry, all at the same time.
 * @param environments what each is told, beside DATABASE_URL
 */
export async function startReplicas(
  databaseUrl: string,
  environments: readonly Record<string, string>[],
): Promise<Replicas> {
  const replicas = await Promise.all(
    environments.map((env) => startReplica({ DATABASE_URL: databaseUrl, ...env })),
  );
  return {
    replicas,
    stop: async () => {
      await Promise.all(replicas.map((replica) => replica.current().end('SIGTERM')));
      for (const { dataDir } of replicas) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function startReplica(env: Record<string, string>): Promise<Replica> {
  const dataDir = mkdtempSync(join(tmpdir(), 'yctfc-replica-'));
  chmodSync(dataDir, 0o755);
  const port = await freePort();
  const start = () => startServerProcess({ port, dataDir, env, withSite: false });
  let server = await start();
  return {
    current: () => server,
    port,
    dataDir,
    restart: async () => {
      await server.end('SIGTERM');
      server = await start();
    },
  };
}
