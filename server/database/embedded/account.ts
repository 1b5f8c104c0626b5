import { existsSync, lchownSync, readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { pathsWithin } from '../../process/give-folder.ts';
import { StartupError } from '../../process/startup-error.ts';

/** The user PostgreSQL runs as: it refuses to run as root. */
export interface Account {
  /** Owner of the data folder; undefined: the user of this process. */
  uid?: number;
  prefix: readonly string[];
}

/** `nobody`: `initdb` refuses a user without an entry in the user database. */
const NOBODY = 65534;
/** No distribution gives ids from 60706 to 61183 to anyone (systemd, "Users, Groups, UIDs and GIDs"). */
export const OWN_UID = process.platform === 'linux' ? 60_753 : NOBODY;

/** Another one of those: whoever works on the content reads neither the database nor a secret. */
export const CONTENT_UID = 60_754;

/** The right to read everything is enough; containers may only have the one to write everything. */
const CAPABILITIES = [
  { name: 'dac_read_search', bit: 1n << 2n },
  { name: 'dac_override', bit: 1n << 1n },
];

// Our own user, or an unprivileged one when we are root. If that one cannot reach a path (a project under /root),
// `setpriv` of util-linux leaves it the one capability that it needs.
export const chooseAccount = (paths: readonly string[], setpriv = findSetpriv()): Account =>
  chooseUser(OWN_UID, paths, setpriv);

export const chooseCreator = (paths: readonly string[]): Account =>
  chooseUser(NOBODY, paths, findSetpriv());

function chooseUser(uid: number, paths: readonly string[], setpriv: string | undefined): Account {
  if (process.getuid?.() !== 0) return { prefix: [] };
  const closed = findClosedFolders(paths, uid);
  if (closed.length === 0) return { uid, prefix: [] };
  const capability = heldCapability();
  if (!setpriv || !capability)
    throw new StartupError(
      `The database cannot start: PostgreSQL does not run as root, and the user it runs as instead may not enter ${closed.join(' and ')}. Start as an ordinary user, or move the project and DATA_DIR to where everybody may enter, or run "chmod o+x ${closed.join(' ')}".`,
    );
  return { uid, prefix: [setpriv, ...keepOnly(capability, uid)] };
}

/** @returns the folders on the way to the paths that the user may not enter, outermost first. */
export const findClosedFolders = (paths: readonly string[], uid: number): string[] => [
  ...new Set(paths.flatMap((path) => closedFolders(path, uid))),
];

function keepOnly(capability: string, uid: number): string[] {
  const set = `-all,+${capability}`;
  return [
    `--reuid=${uid}`,
    `--regid=${uid}`,
    '--clear-groups',
    // PostgreSQL calls access(2), which without this ignores an ordinary user's capabilities.
    '--securebits=+no_setuid_fixup',
    `--inh-caps=${set}`,
    `--ambient-caps=${set}`,
    `--bounding-set=${set}`,
  ];
}

function closedFolders(path: string, user: number): string[] {
  const parent = dirname(path);
  const above = parent === path ? [] : closedFolders(parent, user);
  const { mode, uid } = statSync(path);
  const isOpen = (mode & 0o001) !== 0 || (uid === user && (mode & 0o100) !== 0);
  return isOpen ? above : [...above, path];
}

function findSetpriv(): string | undefined {
  return ['/usr/bin/setpriv', '/bin/setpriv'].find((path) => existsSync(path));
}

function heldCapability(): string | undefined {
  const status = '/proc/self/status';
  if (!existsSync(status)) return undefined;
  const line = /^CapBnd:\s*([0-9a-f]+)$/m.exec(readFileSync(status, 'utf8'));
  const held = BigInt(`0x${line?.[1] ?? '0'}`);
  return CAPABILITIES.find(({ bit }) => (held & bit) !== 0n)?.name;
}

/** As after a first start by another user. */
export function takeOwnership(account: Account, folder: string): void {
  if (process.platform === 'win32' || !existsSync(folder)) return;
  const owner = statSync(folder).uid;
  if (owner === (account.uid ?? process.getuid?.())) return;
  if (process.getuid?.() !== 0)
    throw new StartupError(
      `The database cannot start: ${folder} belongs to user ${owner}. Start as that user, or run "sudo chown -R $(id -u):$(id -g) ${dirname(folder)}".`,
    );
  for (const path of pathsWithin(folder)) giveTo(account, path);
  // Last, so that an interrupted change of owner is repeated.
  giveTo(account, folder);
}

/** Fails where root may not give files away (user namespaces, network shares). */
export function giveTo(account: Account, path: string): void {
  if (account.uid === undefined) return;
  try {
    // Never through a symbolic link, which could lead out of our folders.
    lchownSync(path, account.uid, account.uid);
  } catch (error) {
    throw new StartupError(
      `The database cannot start: PostgreSQL does not run as root, and root may not give ${path} to another user here (${(error as Error).message}). Start as an ordinary user.`,
    );
  }
}
