import { createInterface } from 'node:readline';

const FRAMES = [...'⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏'];
const FRAME_MS = 100;
const CLEAR_LINE = '\r\x1b[2K';
const NAME_WIDTH = 12;

export const isTerminal = (out = process.stdout) =>
  Boolean(out.isTTY) && process.env.TERM !== 'dumb';

const style = (code) => (text) => (process.env.NO_COLOR ? text : `\x1b[${code}m${text}\x1b[0m`);
export const bold = style(1);
export const dim = style(2);
export const green = style(32);
export const yellow = style(33);

/** What takes time, on one line that moves and then says how long it took; other lines go above it. */
export function openScreen(out = process.stdout) {
  let step;
  let timer;
  let frame = 0;
  const seconds = () => `${Math.round((Date.now() - step.since) / 1000)} s`;
  const draw = () => {
    frame = (frame + 1) % FRAMES.length;
    const line = `  ${FRAMES[frame]} ${step.name.padEnd(NAME_WIDTH)} ${step.text} · ${seconds()}`;
    out.write(CLEAR_LINE + line.slice(0, (out.columns || 80) - 1));
  };
  const stop = () => {
    clearInterval(timer);
    if (step) out.write(CLEAR_LINE);
    step = undefined;
  };
  return {
    begin(name, text) {
      stop();
      step = { name, text, since: Date.now() };
      timer = setInterval(draw, FRAME_MS);
      draw();
    },
    /** @param text what was done; without it nothing was, and nothing stays on the screen */
    end(text) {
      const line =
        step &&
        text &&
        `  ${green('✓')} ${step.name.padEnd(NAME_WIDTH)} ${text} ${dim(`· ${seconds()}`)}\n`;
      stop();
      if (line) out.write(line);
    },
    print(text) {
      if (step) out.write(CLEAR_LINE);
      out.write(`${text}\n`);
      if (step) draw();
    },
  };
}

export function followLines(child, onLine) {
  const errors = [];
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue;
    createInterface({ input: stream }).on('line', (line) => {
      if (stream === child.stderr) errors.push(line);
      onLine(line, stream === child.stderr);
    });
  }
  return { errors };
}

export function drawIntroduction({ rows, warnings }, keys, terminalWidth) {
  // Some terminals say 0.
  const columns = terminalWidth || 80;
  const widest = Math.max(...rows.map(([label]) => label.length));
  const lines = rows.map(([label, value]) => [`${label.padEnd(widest)}   ${value}`, label]);
  const width = Math.max(...lines.map(([line]) => line.length));
  const hasRoom = width + 8 <= columns;
  const edge = '─'.repeat(width + 4);
  const body = lines.map(([line, label]) => {
    const text = bold(label) + line.slice(label.length);
    return hasRoom ? `  │  ${text}${' '.repeat(width - line.length)}  │` : `  ${text}`;
  });
  return [
    '',
    ...(hasRoom ? [`  ╭${edge}╮`, ...body, `  ╰${edge}╯`] : body),
    ...warnings.map((warning) => `  ${yellow('!')} ${wrap(warning, columns - 5)}`),
    `  ${Object.entries(keys)
      .map(([key, does]) => `${bold(key)} ${dim(does)}`)
      .join('   ')}`,
    '',
  ].join('\n');
}

const wrap = (text, width) =>
  text
    .split('\n')
    .flatMap((line) => line.match(new RegExp(`.{1,${width}}(?= |$)|\\S+`, 'g')) ?? [])
    .map((line) => line.trimStart())
    .join('\n    ');

/** Of text that others chose, nothing reaches the terminal as a command. */
const harmless = (text) => String(text).replace(/\p{Cc}/gu, '·');

export function readableLine(line) {
  const entry = parseEntry(line);
  if (!entry) return harmless(line);
  const { level, time, msg, err, ...rest } = entry;
  const more = Object.entries(rest).map(
    ([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`,
  );
  const clock = new Date(time).toLocaleTimeString('en-GB');
  const trace = err ? String(err.stack ?? err.message).split('\n') : [];
  const isLoud = level !== 'info' && level !== 'debug';
  return [
    `${dim(clock)} ${isLoud ? `${yellow(level)} ` : ''}${harmless(msg)} ${dim(harmless(more.join(' ')))}`,
    ...trace.map(harmless),
  ]
    .map((each) => `  ${each.trimEnd()}`)
    .join('\n');
}

export function parseEntry(line) {
  try {
    return line.startsWith('{') ? JSON.parse(line) : undefined;
  } catch {
    return undefined;
  }
}
