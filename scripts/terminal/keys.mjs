import { execFileSync, spawn } from 'node:child_process';

export function readKeys(keys, input = process.stdin) {
  if (!input.isTTY || isInBackground()) return () => {};
  const press = (text) => {
    for (const key of text) keys[key]?.();
  };
  input.setRawMode(true).setEncoding('utf8').on('data', press).resume();
  return () => void input.off('data', press).setRawMode(false).pause();
}

/** A shell stops a background job that touches the terminal's settings; `+` marks the foreground. */
function isInBackground() {
  try {
    const state = execFileSync('ps', ['-o', 'stat=', '-p', String(process.pid)], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return !state.includes('+');
  } catch {
    return false;
  }
}

const OPENERS = { darwin: ['open'], win32: ['cmd', '/c', 'start', ''] };

export function openBrowser(address, orElse) {
  const [program, ...args] = OPENERS[process.platform] ?? ['xdg-open'];
  const opener = spawn(program, [...args, address], { stdio: 'ignore', detached: true });
  opener.once('error', orElse).unref();
}
