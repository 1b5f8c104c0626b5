import { run } from './run-node.mjs';

/** Runs npm: the one that started this command, else the one on the PATH. @returns its exit code */
export function runNpm(args, options) {
  const npm = process.env.npm_execpath;
  if (!/\.c?js$/.test(npm ?? '')) {
    return run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, options);
  }
  // npm's own Node, because an install may replace the one in node_modules.
  return run(process.env.npm_node_execpath ?? process.execPath, [npm, ...args], options);
}
