import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { StartupError } from '../../process/startup-error.ts';

/** The user PostgreSQL runs as: it refuses to run as root. */
export interface Account {
  /** Owner of the data folder; undefined: the user of this process. */
  uid?: number;
  /** Program and arguments to put before every command. */
  prefix: readonly string[];
}

/** `nobody` on Linux; needs no entry in the user database. */
const NOBODY = 65534;

/** The right to read everything is enough; containers may only have the one to write everything. */
const CAPABILITIES = [
  { name: 'dac_read_search', bit: 1n << 2n },
  { name: 'dac_override', bit: 1n << 1n },
];

/**
 * Picks the user that PostgreSQL runs as: our own, or `nobody` when we are root. If `nobody` cannot
 * reach a path (a project under /root), it keeps the one capability that it needs for that.
 * @param paths absolute paths of existing folders that PostgreSQL must reach
 * @param setpriv path of util-linux's program that starts another with chosen capabilities
 * @throws StartupError when we are root and there is no way to reach the paths
 */
export function chooseAccount(paths: readonly string[], setpriv = findSetpriv()): Account {
  if (process.getuid?.() !== 0) return { prefix: [] };
  const closed = [...new Set(paths.flatMap(closedFolders))];
  if (closed.length === 0) return { uid: NOBODY, prefix: [] };
  const capability = heldCapability();
  if (!setpriv || !capability) {
    throw new StartupError(
      `The database cannot start: PostgreSQL does not run as root, and the user it runs as instead may not enter ${closed.join(' and ')}. Start as an ordinary user, or move the project and DATA_DIR to where everybody may enter, or run "chmod o+x ${closed.join(' ')}".`,
    );
  }
  return { uid: NOBODY, prefix: [setpriv, ...keepOnly(capability)] };
}

function keepOnly(capability: string): string[] {
  const set = `-all,+${capability}`;
  return [
    `--reuid=${NOBODY}`,
    `--regid=${NOBODY}`,
    '--clear-groups',
    // PostgreSQL calls access(2), which without this ignores an ordinary user's capabilities.
    '--securebits=+no_setuid_fixup',
    `--inh-caps=${set}`,
    `--ambient-caps=${set}`,
    `--bounding-set=${set}`,
  ];
}

/** @returns the folders on the path that `nobody` may not enter, outermost first. */
function closedFolders(path: string): string[] {
  const parent = dirname(path);
  const above = parent === path ? [] : closedFolders(parent);
  const { mode, uid } = statSync(path);
  const isOpen = (mode & 0o001) !== 0 || (uid === NOBODY && (mode & 0o100) !== 0);
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
