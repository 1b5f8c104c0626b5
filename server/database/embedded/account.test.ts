import { chmodSync, lstatSync, mkdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { folderOfTest } from '../../../tests/support/folders.ts';
import { StartupError } from '../../process/startup-error.ts';
import {
  type Account,
  chooseAccount,
  chooseCreator,
  findClosedFolders,
  takeOwnership,
} from './account.ts';

const isRoot = process.getuid?.() === 0;
const OTHER = 60_999;
const own: Account = { prefix: [] };

let folder: string;
beforeEach(() => {
  folder = folderOfTest();
  mkdirSync(join(folder, 'inside'));
  writeFileSync(join(folder, 'inside', 'file'), '');
});
afterEach(() => {
  vi.restoreAllMocks();
});

const inside = (...path: string[]) => join(folder, 'inside', ...path);
const ownerOf = (path: string) => lstatSync(path).uid;

test('who may enter: everybody, or the owner', () => {
  const user = statSync(folder).uid;
  const closedFor = (mode: number, uid: number) => {
    chmodSync(folder, mode);
    return findClosedFolders([folder], uid).includes(folder);
  };
  expect([0o001, 0o100, 0o600, 0o754].map((mode) => closedFor(mode, user + 1))).toEqual([
    false,
    true,
    true,
    true,
  ]);
  expect([0o001, 0o100, 0o600, 0o754].map((mode) => closedFor(mode, user))).toEqual([
    false,
    false,
    true,
    false,
  ]);
  chmodSync(folder, 0o755);
});

test.runIf(isRoot)('initdb runs as nobody, who has a name', () => {
  expect(chooseCreator([tmpdir()])).toEqual({ uid: 65534, prefix: [] });
});

test.runIf(isRoot)(
  'a folder goes to the account with everything in it, but never a target of a link',
  () => {
    const target = join(folder, 'target');
    writeFileSync(target, '');
    symlinkSync(target, inside('link'));
    mkdirSync(inside('deep'));
    writeFileSync(inside('deep', 'file'), '');
    takeOwnership({ uid: OTHER, prefix: [] }, inside());
    const given = [inside(), inside('file'), inside('link'), inside('deep', 'file')];
    expect(given.map(ownerOf)).toEqual(given.map(() => OTHER));
    expect(ownerOf(target)).toBe(0);
  },
);

test('somebody else’s folder is refused unless we are root, with the command that gives it to us', () => {
  const owner = ownerOf(folder);
  vi.spyOn(process, 'getuid').mockReturnValue(owner + 1);
  const take = () => takeOwnership(own, folder);
  expect(take).toThrow(StartupError);
  expect(take).toThrow(
    `${folder} belongs to user ${owner}. Start as that user, or run "sudo chown -R $(id -u):$(id -g) ${dirname(folder)}".`,
  );
});

test('PostgreSQL runs as the current user, or as one that no other service has when that is root', () => {
  const account = chooseAccount([tmpdir()]);
  expect(account).toEqual(isRoot ? { uid: 60753, prefix: [] } : { prefix: [] });
});

test.each([
  ['linux', 60_753],
  ['darwin', 65_534],
] as const)('on %s that user is %i', async (platform, uid) => {
  vi.spyOn(process, 'platform', 'get').mockReturnValue(platform);
  vi.resetModules();
  expect((await import('./account.ts')).OWN_UID).toBe(uid);
});

test('inside a closed folder, that user keeps exactly one capability', () => {
  const { prefix } = chooseAccount([folder], '/usr/bin/setpriv');
  const sets = prefix.filter((word) => /-(caps|set)=/.test(word));
  expect(sets).toHaveLength(isRoot ? 3 : 0);
  for (const set of sets) expect(set).toMatch(/=-all,\+dac_(read_search|override)$/);
});

test('where that is impossible, the message names the folder and the alternatives', () => {
  const choose = () => chooseAccount([folder], '');
  if (!isRoot) {
    expect(choose()).toEqual({ prefix: [] });
    return;
  }
  expect(choose).toThrow(StartupError);
  expect(choose).toThrow(`may not enter ${folder}. Start as an ordinary user`);
  expect(choose).toThrow(`chmod o+x ${folder}`);
});
