import { parseArgs } from 'node:util';
import { Stop } from './project.mjs';

const HELP = { type: 'boolean', short: 'h', says: 'prints this and does nothing' };
/** npm has its own words for these two; every other command goes by `npm run`. */
const WITHOUT_RUN = ['start', 'test'];

const callOf = (name) => (WITHOUT_RUN.includes(name) ? `npm ${name}` : `npm run ${name}`);

/** Before anything is installed, built or started. */
export function readArguments(name, { summary, takes, options, programs }, args) {
  const known = { ...options, help: HELP };
  if (asksForHelp(known, args)) {
    return { help: describe(name, { summary, takes, programs }, known) };
  }
  try {
    return parseArgs({ args, options: known, allowPositionals: Boolean(takes) });
  } catch (error) {
    const [fault] = error.message.split(/\. |\n/);
    throw new Stop(`${fault}; \`${callOf(name)} -- --help\` says what it takes.`);
  }
}

export function chooseProgram(name, { program, programs }, args) {
  if (!programs) return program ? [program, ...args] : [];
  const [what, ...rest] = args;
  if (Object.hasOwn(programs, what ?? '')) return [programs[what], ...rest];
  throw new Stop(`Use ${callOf(name)} -- with one of: ${Object.keys(programs).join(', ')}.`);
}

/** Whatever else is wrong with the arguments; `--only --help` asks for it too. */
function asksForHelp(options, args) {
  const { tokens } = parseArgs({
    args,
    options,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  return tokens.some(
    (token) =>
      token.kind === 'option' &&
      (token.name === 'help' || token.value === '--help' || token.value === '-h'),
  );
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
