import { SERVER_START } from '../paths.mjs';
import { runNode } from '../setup/project.mjs';
import { openBrowser, readKeys } from '../terminal/keys.mjs';
import { drawIntroduction, followLines, parseEntry, readableLine } from '../terminal/screen.mjs';
import { whenNpmEnds } from './npm-life.mjs';

export async function serve({ values = {} } = {}, screen) {
  const { demo = false } = values;
  let isOver = true;
  const onStart = (server) => {
    const changeData = () => {
      isOver = false;
      server.kill('SIGTERM');
    };
    whenNpmEnds(() => server.kill('SIGTERM'));
    server.on('message', (message) => message === 'leave-demo' && changeData());
    if (screen) showOnTerminal(server, screen, { demo, changeData });
  };
  const output = screen ? 'pipe' : 'inherit';
  const flags = [...(demo ? ['--demo'] : []), ...(screen ? ['--on-terminal'] : [])];
  const code = await runNode([...SERVER_START, ...flags], {
    // The channel tells the server when this process is gone, even by SIGKILL.
    stdio: [screen ? 'ignore' : 'inherit', output, output, 'ipc'],
    onStart,
  });
  screen?.end();
  return isOver ? code : serve({ values: { ...values, demo: !demo } }, screen);
}

/** Until the server has introduced itself, its log is a number that counts; after that, lines for a person. */
function showOnTerminal(server, screen, { demo, changeData }) {
  const early = [];
  let migrated = 'up to date';
  let address;
  screen.begin('Database', 'starting');
  followLines(server, (line, isError) => {
    const { level, applied } = parseEntry(line) ?? {};
    if (address || isError) return screen.print(readableLine(line));
    if (applied) migrated = `${applied.length} migrations`;
    else if (level !== 'info') early.push(line);
  });
  server.on('message', ({ introduction }) => {
    if (!introduction) return;
    [[, address]] = introduction.rows;
    screen.end(migrated);
    const keys = { d: demo ? 'your own data' : 'demo data', o: 'open the browser', q: 'stop' };
    screen.print(drawIntroduction(introduction, keys, process.stdout.columns));
    // What the introduction has said already is not said again.
    for (const line of early)
      if (!introduction.warnings.includes(parseEntry(line)?.msg)) screen.print(readableLine(line));
  });
  const stop = () => server.kill('SIGINT');
  const open = () => openBrowser(address, () => screen.print(`  Open ${address}`));
  const keys = { d: changeData, o: open, q: stop, '\x03': stop };
  server.once('close', readKeys(keys));
}
