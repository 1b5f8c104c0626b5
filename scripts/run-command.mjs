import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { buildIfNeeded } from './build/build-if-needed.mjs';
import { COMMANDS } from './commands.mjs';
import { whenNpmEnds } from './serve/npm-life.mjs';
import { refuseBusyPort } from './serve/settings.mjs';
import { installIfNeeded } from './setup/install.mjs';
import { run, runNode, Stop } from './setup/project.mjs';
import { bold, dim, isTerminal, openScreen } from './terminal/screen.mjs';

const PREPARE = {
  product: (screen) => installIfNeeded({ withTools: false }, screen),
  tools: () => installIfNeeded({ withTools: true }),
  browser: installBrowserIfNeeded,
  port: refuseBusyPort,
  site: (screen) => buildIfNeeded({ screen }),
};

export async function runCommand(name, args) {
  try {
    process.exitCode = (await perform(name, args)) ?? 0;
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    if (error.message) console.error(error.message);
    process.exitCode = 1;
  }
}

async function perform(name, args) {
  const command = Object.hasOwn(COMMANDS, name ?? '') ? COMMANDS[name] : undefined;
  if (!command) throw new Stop(`Use one of: ${Object.keys(COMMANDS).join(', ')}.`);
  const { help, ...given } = readArguments(name, command, args);
  if (help) return console.log(help);
  const [program, ...rest] = chooseProgram(name, command, args);
  const screen = command.hasScreen && isTerminal() ? openScreen() : undefined;
  const counting = given.values.verbose ? undefined : screen;
  if (counting)
    counting.print(
      `  ${bold('YCTFC')} ${dim('the website of nine food brands, and the desk for its enquiries')}\n`,
    );
  for (const need of command.needs ?? ['product']) await PREPARE[need](counting);
  if (!program) return command.run(given, screen);
  return runNode([program, ...rest], {
    onStart: (child) => command.endsWithNpm && whenNpmEnds(() => child.kill('SIGTERM')),
  });
}

const HELP = { type: 'boolean', short: 'h', says: 'prints this and does nothing' };
/** npm has its own words for these two; every other command goes by `npm run`. */
const WITHOUT_RUN = ['start', 'test'];

const callOf = (name) => (WITHOUT_RUN.includes(name) ? `npm ${name}` : `npm run ${name}`);

/** Before anything is installed, built or started; help wins over whatever else is written. */
function readArguments(name, { summary, takes, options, programs }, args) {
  const known = { ...options, help: HELP };
  if (args.includes('--help') || args.includes('-h'))
    return { help: describe(name, { summary, takes, programs }, known) };
  try {
    return parseArgs({ args, options: known, allowPositionals: Boolean(takes) });
  } catch (error) {
    const [fault] = error.message.split(/\. |\n/);
    throw new Stop(`${fault}; \`${callOf(name)} -- --help\` says what it takes.`);
  }
}

function chooseProgram(name, { program, programs }, args) {
  if (!programs) return program ? [program, ...args] : [];
  const [what, ...rest] = args;
  if (Object.hasOwn(programs, what ?? '')) return [programs[what], ...rest];
  throw new Stop(`Use ${callOf(name)} -- with one of: ${Object.keys(programs).join(', ')}.`);
}

function describe(name, { summary, takes, programs = {} }, options) {
  const list = Object.entries(options);
  const call = [callOf(name), '--', takes, list.length > 1 ? '[options]' : '[--help]'];
  const names = list.map(([option, { short, type }]) => {
    const value = type === 'string' ? ' <value>' : '';
    return `${short ? `-${short}, ` : ''}--${option}${value}`;
  });
  const width = Math.max(...names.map((each) => each.length)) + 2;
  return [
    call.filter(Boolean).join(' '),
    '',
    summary,
    ...Object.keys(programs).map((what) => `  ${what}`),
    '',
    ...list.map(([, { says }], at) => `  ${names[at].padEnd(width)}${says}`),
    '',
    'Settings come from the environment and .env: docs/operator/configure.md.',
  ].join('\n');
}

async function installFromDebian(name) {
  const release = '/etc/os-release';
  const isDebian =
    existsSync(release) && /^ID(_LIKE)?=.*debian/m.test(readFileSync(release, 'utf8'));
  if (process.getuid?.() !== 0 || !isDebian) return;
  console.log(`Installing ${name} from Debian (once)...`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  if ((await run('apt-get', ['update'], { env })) === 0)
    await run('apt-get', ['install', '-y', '--no-install-recommends', name], { env });
}

/** Makes sure that the browser tests have a browser: Debian's where we may install it, else Playwright's. */
async function installBrowserIfNeeded() {
  const shell = '/usr/bin/chromium-headless-shell';
  if (existsSync(shell)) return;
  await installFromDebian('chromium-headless-shell');
  if (existsSync(shell) || existsSync('/usr/bin/chromium')) return;
  const code = await runNode(['node_modules/@playwright/test/cli.js', 'install', 'chromium']);
  if (code !== 0)
    throw new Stop('No browser could be installed; install Chromium as /usr/bin/chromium.');
}
