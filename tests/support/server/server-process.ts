import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { SERVER_START } from '../../../scripts/paths.mjs';

const FLAGS = SERVER_START.slice(0, -1);
const MAIN = fileURLToPath(new URL('../../../server/main.ts', import.meta.url));
/** What a first start, with its new database, may take. */
const START_TIMEOUT_MS = 60_000;
const POLL_MS = 50;
const sleep = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

/** One server process; whoever started it removes its data and its database. */
export interface ServerProcess {
  url: string;
  pid: number;
  /** Everything that the process printed so far. */
  output(): string;
  /** Ends the process, which may have ended already; its exit code, null after a signal's kill. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

export interface ServerProcessOptions {
  port: number;
  dataDir: string;
  /** Set over the environment of a product without settings. */
  env?: Record<string, string> | undefined;
  /** False for tests of the backend alone, which then need no built site. */
  withSite?: boolean | undefined;
  /** Another copy of server/main.ts. */
  main?: string;
}

/**
 * Starts the real server process and waits until it is healthy.
 * @throws Error with the process's output when it does not become healthy
 */
export async function startServerProcess(options: ServerProcessOptions): Promise<ServerProcess> {
  const { port, dataDir, env, withSite = true, main = MAIN } = options;
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, [...FLAGS, main, ...(withSite ? [] : ['--without-site'])], {
    // No `.env` of the project is read from there.
    cwd: dataDir,
    env: { PATH: process.env.PATH, PORT: String(port), DATA_DIR: dataDir, ...env },
    // The channel ends the process when a test run is killed.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const output = collectOutput(child);
  await waitUntilHealthy(child, url, output);
  return { url, pid: child.pid ?? 0, output, end: (signal) => endProcess(child, signal) };
}

function collectOutput(child: ChildProcess): () => string {
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (piece: string) => {
      text += piece;
    });
  }
  return () => text;
}

async function waitUntilHealthy(
  child: ChildProcess,
  url: string,
  output: () => string,
): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    const health = await fetch(`${url}/healthz`).catch(() => undefined);
    await health?.body?.cancel();
    if (health?.ok) return;
    if (child.exitCode !== null || Date.now() > deadline) {
      child.kill('SIGKILL');
      throw new Error(`The server did not start:\n${output()}`);
    }
    await sleep(POLL_MS);
  }
}

async function endProcess(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) {
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }
  return child.exitCode;
}
