import { spawn } from 'node:child_process';
import { findRuntime, ROOT, toolEnvironment } from './project.mjs';

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
      for (const stream of [child.stdout, child.stderr]) {
        stream?.setEncoding('utf8').on('data', (text) => {
          output += text;
        });
      }
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
