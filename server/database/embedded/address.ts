import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, lstatSync, mkdirSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartupError } from '../../process/startup-error.ts';
import type { Cluster } from './pg-ctl.ts';

/** Where clients reach the cluster: a folder with the Unix socket, or 127.0.0.1 on Windows. */
export interface Address {
  socketFolder?: string;
  port: number;
}

/** A socket's path may have 103 bytes on macOS and 107 on Linux; `/.s.PGSQL.5432` takes 14. */
const MAX_FOLDER_BYTES = 103 - 14;

export const fitsSocket = (folder: string): boolean =>
  Buffer.byteLength(folder) <= MAX_FOLDER_BYTES;

// Rewritten at each start for existing clusters; `alter system` still wins, since it is read later.
export function renderSettings({ socketFolder, port }: Address): string {
  const settings: Record<string, string> = {
    listen_addresses: socketFolder ? '' : '127.0.0.1',
    unix_socket_directories: socketFolder ? quoteListItem(socketFolder) : '',
    unix_socket_permissions: '0700',
    port: String(port),
    max_connections: '50',
    shared_buffers: '64MB',
    max_wal_size: '256MB',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_line_prefix: '%m [%p] ',
    // Failed statements are not logged: the server reports them, and here they would hold the visitor's data.
    log_min_messages: 'log',
    log_checkpoints: 'off',
    idle_in_transaction_session_timeout: '60s',
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${quote(value)}`);
  return ['# Written by the server at each start; changes here are lost.', ...lines, ''].join('\n');
}

const quote = (value: string): string => `'${value.replaceAll("'", "''")}'`;
const quoteListItem = (value: string): string => `"${value.replaceAll('"', '""')}"`;

/** The same folder gives the same address in every process, except on Windows, which has no sockets. */
export async function chooseAddress(cluster: Cluster): Promise<Address> {
  if (process.platform === 'win32') return { port: await findFreePort() };
  if (fitsSocket(cluster.folder)) return { socketFolder: cluster.folder, port: 5432 };
  return { socketFolder: makeShortFolder(cluster), port: 5432 };
}

function makeShortFolder({ folder, account }: Cluster): string {
  const name = `yctfc-${createHash('sha256').update(folder).digest('hex').slice(0, 12)}`;
  const parent = [tmpdir(), '/tmp'].find((path) => fitsSocket(join(path, name))) ?? '/tmp';
  const short = join(parent, name);
  const owner = account.uid ?? process.getuid?.();
  try {
    mkdirSync(short, { mode: 0o700 });
    if (account.uid !== undefined) chownSync(short, account.uid, account.uid);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const found = lstatSync(short);
    // Another user could have created it first, to intercept connections to the database.
    if (!found.isDirectory() || found.uid !== owner || (found.mode & 0o077) !== 0)
      throw new StartupError(
        `The database cannot start: ${short} exists and belongs to somebody else. Remove it, or set DATA_DIR to a shorter path.`,
      );
  }
  return short;
}

export function removeSocketFolder(cluster: Cluster, { socketFolder }: Address): void {
  if (socketFolder && socketFolder !== cluster.folder)
    rmSync(socketFolder, { recursive: true, force: true });
}

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  await once(probe.close(), 'close');
  return port;
}
