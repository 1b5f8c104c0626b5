import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runNpm } from './npm.mjs';
import { ROOT, Stop } from './project.mjs';

const readJson = (...path) => {
  try {
    return JSON.parse(readFileSync(join(ROOT, ...path), 'utf8'));
  } catch {
    return undefined;
  }
};

/** True when the lockfile wants the package on this machine, whatever npm could not install elsewhere. */
function isWantedHere({ dev, os, cpu, libc, optional, devOptional, peer }, withTools) {
  if (dev && !withTools) return false;
  if (!optional && !devOptional && !peer) return true;
  if (libc || !os || !cpu) return false;
  return os.includes(process.platform) && cpu.includes(process.arch);
}

/**
 * Compares packages as the lockfile names them with those that are installed.
 * @param {Record<string, object>} wanted `packages` of package-lock.json
 * @param {Record<string, object> | undefined} installed the same of node_modules/.package-lock.json
 * @param {boolean} withTools also what only checks and measurements use
 */
export function isComplete(wanted, installed, withTools) {
  if (!installed) return false;
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '') return true;
    const found = installed[path];
    if (!found) return !isWantedHere(entry, withTools);
    return found.version === entry.version && found.integrity === entry.integrity;
  });
}

const readInstalled = () => readJson('node_modules', '.package-lock.json')?.packages;

/**
 * Installs what the lockfile says, unless it is there. npm writes down what it installed as the last
 * step, so an interrupted install counts as none, and one by hand counts like ours.
 *
 * Not by `npm ci`: it begins by removing all of node_modules, the Node of a running server too.
 * `--no-save` leaves the lockfile as it is; versions and integrity still come from it.
 * @param {{withTools: boolean}} options `withTools` also installs what only checks and measurements
 * use, which is half of the time; tools that are there already stay
 */
export async function installIfNeeded({ withTools }) {
  const wanted = readJson('package-lock.json')?.packages ?? {};
  const installed = readInstalled();
  if (isComplete(wanted, installed, withTools)) return;
  console.log('Installing what package-lock.json names (once)...');
  const options = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  const hasTools = Object.values(installed ?? {}).some(({ dev }) => dev);
  if (!withTools && !hasTools) options.push('--omit=dev');
  const code = await runNpm(options);
  if (code !== 0) throw new Stop(`The install failed (npm ended with code ${code}); see above.`);
}
