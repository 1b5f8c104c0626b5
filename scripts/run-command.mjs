import { buildIfNeeded } from './build/build-if-needed.mjs';
import { COMMANDS } from './commands.mjs';
import { whenNpmEnds } from './serve/npm-life.mjs';
import { refuseBusyPort } from './serve/settings.mjs';
import { installIfNeeded } from './setup/install.mjs';
import { runNode, Stop } from './setup/project.mjs';
import { chooseProgram, readArguments } from './setup/read-arguments.mjs';
import { installBrowserIfNeeded, installPostgresIfNeeded } from './setup/test-tools.mjs';
import { bold, dim, isTerminal, openScreen } from './terminal/screen.mjs';

/** What can be made ready before a command; everything it names is left alone where it is there. */
const PREPARE = {
  product: (screen) => installIfNeeded({ withTools: false }, screen),
  tools: () => installIfNeeded({ withTools: true }),
  browser: installBrowserIfNeeded,
  postgres: installPostgresIfNeeded,
  port: refuseBusyPort,
  site: (screen) => buildIfNeeded({ screen }),
};

/** Runs a command with what was written behind it, and sets the exit code; a Stop ends it with its sentence alone and 1. */
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
  for (const need of command.needs) await PREPARE[need](counting);
  if (!program) return command.run(given, screen);
  return runNode([program, ...rest], {
    onStart: (child) => command.endsWithNpm && whenNpmEnds(() => child.kill('SIGTERM')),
  });
}
