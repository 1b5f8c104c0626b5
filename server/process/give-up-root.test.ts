import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { folderOfTest } from '../../tests/support/folders.ts';
import { CONTENT_UID, findClosedFolders, OWN_UID } from '../database/embedded/account.ts';
import { giveContentToOwnUser, giveUpRoot } from './give-up-root.ts';

const given: [string, number, number][] = [];
vi.mock('node:fs', async (importOriginal) => ({
  ...(await importOriginal<typeof import('node:fs')>()),
  lchownSync: (path: string, uid: number, gid: number) => given.push([path, uid, gid]),
}));
vi.mock('../database/embedded/account.ts', async (importOriginal) => ({
  ...(await importOriginal<typeof import('../database/embedded/account.ts')>()),
  findClosedFolders: vi.fn((): string[] => []),
}));

const log = { info: vi.fn(), warn: vi.fn() };
const became = { groups: vi.fn(), gid: vi.fn(), uid: vi.fn() };
let dataDir: string;
beforeEach(() => {
  dataDir = join(folderOfTest(), 'var');
  vi.spyOn(process, 'getuid').mockReturnValue(0);
  vi.spyOn(process, 'setgroups').mockImplementation(became.groups);
  vi.spyOn(process, 'setgid').mockImplementation(became.gid);
  vi.spyOn(process, 'setuid').mockImplementation(became.uid);
});
afterEach(() => {
  vi.restoreAllMocks();
  for (const spy of [...Object.values(log), ...Object.values(became)]) spy.mockReset();
  vi.mocked(findClosedFolders).mockReset().mockReturnValue([]);
  given.length = 0;
});

const giveUp = (databaseUrl?: string, contentUid?: number) =>
  giveUpRoot({ dataDir, ...(databaseUrl && { databaseUrl }) }, log, contentUid);

describe.runIf(process.platform === 'linux')('a server that root started', () => {
  test('gives its folders with all files to its own user, then becomes that user', () => {
    mkdirSync(join(dataDir, 'secrets'), { recursive: true });
    writeFileSync(join(dataDir, 'secrets', 'restored'), 'x');
    giveUp();
    const paths = ['content', 'site/tmp', 'site', 'mail', 'secrets/restored', 'secrets', 'spool'];
    expect(given).toEqual(paths.map((path) => [join(dataDir, path), OWN_UID, OWN_UID]));
    expect(statSync(join(dataDir, 'mail')).mode & 0o777).toBe(0o700);
    expect(became.groups).toHaveBeenCalledExactlyOnceWith([]);
    expect(became.gid).toHaveBeenCalledExactlyOnceWith(OWN_UID);
    expect(became.uid).toHaveBeenCalledExactlyOnceWith(OWN_UID);
    expect(became.uid.mock.invocationCallOrder[0]).toBeGreaterThan(
      Math.max(...[became.gid, became.groups].flatMap((spy) => spy.mock.invocationCallOrder)),
    );
    expect(log.info).toHaveBeenCalledExactlyOnceWith({ uid: OWN_UID }, 'root given up');
    expect(log.warn).not.toHaveBeenCalled();
  });

  test('gives the content to another user before, whose group it then is in', () => {
    mkdirSync(join(dataDir, 'secrets'), { recursive: true, mode: 0o755 });
    expect(giveContentToOwnUser({ dataDir })).toBe(CONTENT_UID);
    giveUp(undefined, CONTENT_UID);
    const ofContent = ['content', 'site/tmp', 'site'].map((path) => [path, CONTENT_UID]);
    const own = ['mail', 'secrets', 'spool'].map((path) => [path, OWN_UID]);
    expect(given).toEqual(
      [...ofContent, ...own].map(([path, id]) => [join(dataDir, `${path}`), id, id]),
    );
    expect(statSync(join(dataDir, 'secrets')).mode & 0o777).toBe(0o700);
    expect(statSync(join(dataDir, 'site')).mode & 0o777).toBe(0o770);
    expect(became.groups).toHaveBeenCalledExactlyOnceWith([CONTENT_UID]);
  });

  const STAYS = 'The server keeps running as root: ';

  test.each([
    ['has no password of its own', 'postgres://app@db.example.in/yctfc'],
    ['names a certificate', 'postgres://app:x@db.example.in/yctfc?sslrootcert=/root/ca.pem'],
    ['names a socket beside other settings', 'postgres://app:x@/yctfc?a=b&host=/run/postgresql'],
  ])('stays root where the database’s address %s', (_what, databaseUrl) => {
    giveUp(databaseUrl.replace('@/', '@h/'));
    expect(log.warn).toHaveBeenCalledExactlyOnceWith(
      `${STAYS}DATABASE_URL has no password of its own or names files, which an ordinary user might not read.`,
    );
    expect([given, became.uid.mock.calls]).toEqual([[], []]);
    expect(log.info).not.toHaveBeenCalled();
  });

  test('stays root where that user could not reach the product', () => {
    vi.mocked(findClosedFolders).mockReturnValue(['/root', '/srv/closed']);
    giveUp();
    expect(log.warn).toHaveBeenCalledExactlyOnceWith(
      `${STAYS}other users may not enter /root and /srv/closed (chmod o+x would let them).`,
    );
    expect([given, became.uid.mock.calls]).toEqual([[], []]);
  });

  test('stays root where the system refuses the change', () => {
    became.gid.mockImplementation(() => {
      throw new Error('EPERM');
    });
    giveUp();
    expect(log.warn).toHaveBeenCalledExactlyOnceWith(
      `${STAYS}changing to user ${OWN_UID} failed (EPERM).`,
    );
    expect(became.uid).not.toHaveBeenCalled();
  });
});
