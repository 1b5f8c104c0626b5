import { chmodSync, chownSync, lstatSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { folderOfTest } from '../../../tests/support/folders.ts';
import { StartupError } from '../../process/startup-error.ts';
import { chooseAddress, renderSettings } from './address.ts';
import type { Cluster } from './pg-ctl.ts';

const isRoot = process.getuid?.() === 0;
const [ACCOUNT, STRANGER] = [60_753, 60_999];

let temporary: string;
beforeEach(() => {
  temporary = folderOfTest();
  vi.stubEnv('TMPDIR', temporary);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const clusterAt = (folder: string, uid?: number) =>
  ({ folder, account: { prefix: [], ...(uid && { uid }) } }) as unknown as Cluster;
const LONG = `/srv/${'a-long-name'.repeat(9)}`;
const long = (uid?: number) => clusterAt(LONG, uid);
const shortOf = async (cluster: Cluster) => String((await chooseAddress(cluster)).socketFolder);

test('where the path fits, the socket lies in the cluster’s own folder', async () => {
  expect(await chooseAddress(clusterAt('/srv/data'))).toEqual({
    socketFolder: '/srv/data',
    port: 5432,
  });
  expect(readdirSync(temporary)).toEqual([]);
});

describe('a path that is too long for a socket', () => {
  test('gets the same private folder in every process, and another path another one', async () => {
    const address = await chooseAddress(long());
    expect(address.port).toBe(5432);
    const short = String(address.socketFolder);
    expect(short).toMatch(/\/yctfc-[0-9a-f]{12}$/);
    expect(dirname(short)).toBe(temporary);
    expect(lstatSync(short).mode & 0o777).toBe(0o700);
    expect(await shortOf(long())).toBe(short);
    expect(await shortOf(clusterAt(`${LONG}2`))).not.toBe(short);
  });

  test.each<[string, (short: string) => void]>([
    ['others may enter', (short) => chmodSync(short, 0o710)],
    ['others may read', (short) => chmodSync(short, 0o704)],
    [
      'it is a file',
      (short) => {
        rmSync(short, { recursive: true });
        writeFileSync(short, '', { mode: 0o600 });
      },
    ],
  ])('is refused a folder when %s', async (_name, change) => {
    const short = await shortOf(long());
    change(short);
    const error = await chooseAddress(long()).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(StartupError);
    expect((error as Error).message).toContain(`${short} exists and belongs to somebody else`);
  });

  test.runIf(isRoot)('is refused a stranger’s folder', async () => {
    const short = await shortOf(long());
    chownSync(short, STRANGER, STRANGER);
    await expect(chooseAddress(long())).rejects.toThrow(/belongs to somebody else/);
  });

  test.runIf(isRoot)('gets one of the account that PostgreSQL runs as', async () => {
    const short = await shortOf(long(ACCOUNT));
    expect(lstatSync(short)).toMatchObject({ uid: ACCOUNT, gid: ACCOUNT });
    writeFileSync(join(short, 'kept'), '');
    expect(await shortOf(long(ACCOUNT))).toBe(short);
    expect(readdirSync(short)).toEqual(['kept']);
  });
});

test.each([
  [{ socketFolder: '/srv/data', port: 5432 }, '', `'"/srv/data"'`],
  [{ port: 50123 }, '127.0.0.1', "''"],
  // A folder stays one folder, whatever its name.
  [{ socketFolder: `/srv/o'hara`, port: 5432 }, '', `'"/srv/o''hara"'`],
  [{ socketFolder: '/srv/a, b', port: 5432 }, '', `'"/srv/a, b"'`],
  [{ socketFolder: '/srv/"x"', port: 5432 }, '', `'"/srv/""x"""'`],
])('at %o it listens on the network at "%s"', (address, listens, socket) => {
  const settings = renderSettings(address);
  expect(settings).toContain(`listen_addresses = '${listens}'\n`);
  expect(settings).toContain(`unix_socket_directories = ${socket}\n`);
  expect(settings).toContain(`port = '${address.port}'\n`);
});
