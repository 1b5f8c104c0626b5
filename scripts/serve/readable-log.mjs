import { createInterface } from 'node:readline';

export const isTerminal = (out = process.stdout) =>
  Boolean(out.isTTY) && process.env.TERM !== 'dumb';

const style = (code) => (text) => (process.env.NO_COLOR ? text : `\x1b[${code}m${text}\x1b[0m`);
const dim = style(2);
const yellow = style(33);

export function followLines(child, onLine) {
  for (const stream of [child.stdout, child.stderr])
    if (stream) createInterface({ input: stream }).on('line', onLine);
}

/** Of text that others chose, nothing reaches the terminal as a command. */
const harmless = (text) => String(text).replace(/\p{Cc}/gu, '·');

/** A line of the log for a person; any other as it is. */
export function readableLine(line) {
  const entry = parseEntry(line);
  if (!entry) return harmless(line);
  const { level, time, msg, err, ...rest } = entry;
  const more = Object.entries(rest).map(
    ([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`,
  );
  const clock = new Date(time).toLocaleTimeString('en-GB');
  const isLoud = level !== 'info' && level !== 'debug';
  const said = `${dim(clock)} ${isLoud ? `${yellow(level)} ` : ''}${harmless(msg)} ${dim(harmless(more.join(' ')))}`;
  const trace = err ? String(err.stack ?? err.message).split('\n') : [];
  return [said, ...trace.map(harmless)].map((each) => `  ${each.trimEnd()}`).join('\n');
}

function parseEntry(line) {
  try {
    return line.startsWith('{') ? JSON.parse(line) : undefined;
  } catch {
    return undefined;
  }
}
