import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { followLines } from '../terminal/screen.mjs';
import { ROOT, runNpm, Stop } from './project.mjs';

const FAULTS = [
  [
    /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT)\b/,
    'npm cannot reach its registry. Check the network and `npm config get proxy`, then start again.',
  ],
  [/\bENOSPC\b/, 'The disk is full. Free about 2 GB, then start again.'],
  [
    /\b(EACCES|EPERM)\b/,
    'npm may not write here. Run this as the user whom this folder belongs to.',
  ],
];

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

/** Not by `npm ci`, which begins by removing node_modules, the Node of a running server too.
 * `--no-save` leaves the lockfile as it is. */
export async function installIfNeeded({ withTools }, screen) {
  const wanted = readJson('package-lock.json')?.packages ?? {};
  const installed = readInstalled();
  if (isComplete(wanted, installed, withTools)) return;
  const options = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  const hasTools = Object.values(installed ?? {}).some(({ dev }) => dev);
  if (!withTools && !hasTools) options.push('--omit=dev');
  if (screen) screen.begin('Packages', 'installing');
  else console.log('Installing what package-lock.json names (once)...');
  let followed;
  const code = await runNpm(options, {
    stdio: ['ignore', screen ? 'ignore' : 'inherit', 'pipe'],
    onStart: (child) => {
      followed = followLines(child, (line) => screen || console.error(line));
    },
  });
  screen?.end(code === 0 && 'installed');
  if (code !== 0) throw new Stop(explainInstall(code, followed.errors, Boolean(screen)));
}

/** What happened and what to do; nothing after a signal, which somebody has sent. */
export function explainInstall(code, lines, isUnseen) {
  if (code > 128) return '';
  const faults = lines.filter((line) => line.startsWith('npm error'));
  const [, known] = FAULTS.find(([name]) => name.test(faults.join('\n'))) ?? [];
  if (known) return known;
  return [
    ...(isUnseen ? faults : []),
    `The install failed (npm ended with code ${code}). Mend what npm says above, then start again.`,
  ].join('\n');
}
