import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, Stop } from './project.mjs';
import { run } from './run.mjs';

const readJson = (...path) => {
  try {
    return JSON.parse(readFileSync(join(ROOT, ...path), 'utf8'));
  } catch {
    return undefined;
  }
};

/** True when the lockfile wants the package on this machine, whatever npm could not install elsewhere. */
function isWantedHere({ os, cpu, libc, optional, devOptional, peer }) {
  if (!optional && !devOptional && !peer) return true;
  if (libc || !os || !cpu) return false;
  return os.includes(process.platform) && cpu.includes(process.arch);
}

/**
 * Compares packages as the lockfile names them with those that are installed.
 * @param {Record<string, object>} wanted `packages` of package-lock.json
 * @param {Record<string, object> | undefined} installed the same of node_modules/.package-lock.json
 */
export function isComplete(wanted, installed) {
  if (!installed) return false;
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '') return true;
    const found = installed[path];
    if (!found) return !isWantedHere(entry);
    return found.version === entry.version && found.integrity === entry.integrity;
  });
}

/**
 * npm writes down what it installed as the last step of an install, so an interrupted one counts as
 * none, and one by hand counts like ours.
 */
const isInstalled = () =>
  isComplete(
    readJson('package-lock.json')?.packages ?? {},
    readJson('node_modules', '.package-lock.json')?.packages,
  );

/**
 * Installs what the lockfile says, unless it is there. Not by `npm ci`: it refuses a lockfile that
 * lacks the packages of another platform, which is how npm writes it where the registry has not got
 * them. `--no-save` leaves the lockfile as it is; versions and integrity still come from it.
 */
export async function installIfNeeded() {
  if (isInstalled()) return;
  console.log('Installing what package-lock.json names (once)...');
  const npm = process.env.npm_execpath;
  // npm's own Node, because an install may replace the one in node_modules.
  const node = process.env.npm_node_execpath ?? process.execPath;
  const options = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  const code = /\.c?js$/.test(npm ?? '')
    ? await run(node, [npm, ...options])
    : await run(process.platform === 'win32' ? 'npm.cmd' : 'npm', options);
  if (code !== 0) throw new Stop(`The install failed (npm ended with code ${code}); see above.`);
}
