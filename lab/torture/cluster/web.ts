import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, openSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type ServerProcess,
  startServerProcess,
} from '../../../tests/support/server/server-process.ts';
import { ADMINISTRATOR, SECRET } from '../home/home.ts';
import { HAPROXY_SETTINGS } from './machine.ts';
import { addressOf, WEB_ADDRESS } from './network.ts';

const DATABASE_PORT = 5000;
const WEB_PORT = 8080;
const PROCESS_PORTS = [3001, 3002, 3003];
export const PASSWORD = 'product';
const READY_TIMEOUT_MS = 60_000;

/** One of our server processes, which can be ended and started again as it was. */
export interface WebProcess {
  current(): ServerProcess;
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
  /** Resolves once it is healthy. */
  start(): Promise<void>;
  /** Names of the entries in its spool. */
  spooled(): string[];
}

/** HAProxy with its two entrances, to the database that leads and to our processes. */
export interface Balancer {
  url: string;
  database: { host: string; port: number };
  /** Address of the database for a role. */
  connectionString(user: string, password: string): string;
}

/** Starts HAProxy, as the guide does beside the server processes. */
export async function startBalancer(folder: string): Promise<Balancer> {
  const log = openSync(join(folder, 'haproxy.log'), 'a');
  const [WEB1, WEB2, WEB3] = PROCESS_PORTS.map((port) => `127.0.0.1:${port}`);
  const child = spawn('/usr/sbin/haproxy', ['-db', '-f', HAPROXY_SETTINGS], {
    env: {
      LISTEN: WEB_ADDRESS,
      HAPROXY_SOCKET: join(folder, 'haproxy.sock'),
      DB1: addressOf('db1'),
      DB2: addressOf('db2'),
      DB3: addressOf('db3'),
      WEB1,
      WEB2,
      WEB3,
    },
    stdio: ['ignore', log, log],
  });
  // It finds the leader with its first checks.
  await sleep(3_000);
  if (child.exitCode !== null) throw new Error('HAProxy did not start');
  return {
    url: `http://${WEB_ADDRESS}:${WEB_PORT}`,
    database: { host: WEB_ADDRESS, port: DATABASE_PORT },
    connectionString: (user, password) =>
      `postgres://${user}:${password}@${WEB_ADDRESS}:${DATABASE_PORT}/yctfc`,
  };
}

/** Starts three server processes at once on one database, each with a data folder of its own. */
export async function startWeb(
  folder: string,
  balancer: Balancer,
  smtpUrl: string,
): Promise<WebProcess[]> {
  const env = {
    ADMIN_EMAIL: ADMINISTRATOR,
    JWT_SECRET: SECRET,
    // The visitors of the trial name their network, as an outer proxy with HTTPS would.
    TRUST_PROXY: '2',
    LOG_LEVEL: 'warn',
    SMTP_URL: smtpUrl,
    MAIL_FROM: 'torture@example.in',
    DATABASE_URL: balancer.connectionString('yctfc', PASSWORD),
  };
  return Promise.all(
    PROCESS_PORTS.map((port, index) => startProcess(join(folder, `web${index + 1}`), port, env)),
  );
}

async function startProcess(
  dataDir: string,
  port: number,
  env: Record<string, string>,
): Promise<WebProcess> {
  mkdirSync(dataDir);
  chmodSync(dataDir, 0o755);
  const start = () => startServerProcess({ port, dataDir, env, withSite: false });
  let server = await start();
  const keepLog = () => writeFileSync(`${dataDir}.log`, server.output(), { flag: 'a' });
  return {
    current: () => server,
    end: async (signal) => {
      await server.end(signal);
      keepLog();
    },
    start: async () => {
      server = await start();
    },
    spooled: () => readdirSync(join(dataDir, 'spool')).filter((name) => name.endsWith('.json')),
  };
}

/** Waits until every process is healthy and the balancer answers. */
export async function untilReady(web: readonly WebProcess[], { url }: Balancer): Promise<void> {
  const addresses = [url, ...web.map((process) => process.current().url)];
  for (const deadline = Date.now() + READY_TIMEOUT_MS; Date.now() < deadline; await sleep(200)) {
    const answers = await Promise.all(addresses.map(isHealthy));
    if (answers.every(Boolean) && web.every((process) => process.spooled().length === 0)) return;
  }
  throw new Error('the server processes do not become healthy with empty spools');
}

async function isHealthy(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(3_000) }).catch(
    () => undefined,
  );
  await answer?.body?.cancel().catch(() => {});
  return answer?.ok ?? false;
}
