import { readFileSync } from 'node:fs';

const LOOK_EVERY_MS = 100;
const SHELLS = ['sh', 'dash', 'bash', 'ash', 'zsh'];

/** Runs `ended` once when this is an npm script and npm is gone. npm passes a signal to its shell,
 * which ends without passing it on, and either can be killed; then nothing would stop us. */
export function whenNpmEnds(ended) {
  if (!process.env.npm_lifecycle_event) return;
  const before = callers();
  const watch = setInterval(() => {
    if (callers() === before) return;
    clearInterval(watch);
    ended();
  }, LOOK_EVERY_MS).unref();
}

function callers() {
  const { ppid } = process;
  const [, name, parent] = /^\d+ \((.*)\) \S (\d+)/.exec(readStatus(ppid)) ?? [];
  return SHELLS.includes(name) ? `${ppid} ${parent}` : `${ppid}`;
}

function readStatus(pid) {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return '';
  }
}
