import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { COMMANDS } from './commands.mjs';

interface Command {
  summary?: string;
  program?: string;
  programs?: Record<string, string>;
  options?: Record<string, { says: string }>;
}

const commands = Object.entries(COMMANDS as Record<string, Command>);
const scripts = JSON.parse(readFileSync('package.json', 'utf8')).scripts as Record<string, string>;

/** A checkout in which nothing is installed, nor can be: it has no lockfile, and no program either. */
let bare: string;
beforeAll(() => {
  bare = mkdtempSync(join(tmpdir(), 'yctfc-help-'));
  const isPlain = (path: string) => !/\.[^/.]+$/.test(path) || path.endsWith('.mjs');
  cpSync('scripts', join(bare, 'scripts'), { recursive: true, filter: isPlain });
});
afterAll(() => rmSync(bare, { recursive: true }));

function run(...args: string[]) {
  const env = { PATH: '/nowhere', DATA_DIR: join(bare, 'data') };
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', ...args], {
    cwd: bare,
    env,
    encoding: 'utf8',
  });
  expect(readdirSync(bare)).toEqual(['scripts']);
  return { status, stdout, stderr };
}

test('every command of package.json is in the table', () => {
  for (const [name, script] of Object.entries(scripts)) {
    expect(script).toBe(`node scripts/run.mjs ${name}`);
    expect(Object.keys(COMMANDS)).toContain(name);
  }
});

describe.each(commands)('%s', (name, { summary, options = {} }) => {
  test.each(['--help', '-h'])('%s says what it is for, and does nothing', (option) => {
    const { status, stdout, stderr } = run(name, option);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toContain(summary);
    for (const [one, { says }] of Object.entries(options)) {
      expect(stdout).toContain(`--${one}`);
      expect(stdout).toContain(says);
    }
  });

  test('an unknown option is refused with one sentence', () => {
    const { status, stdout, stderr } = run(name, '--frobnicate');
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toMatch(/^Unknown option '--frobnicate'; .+ says what it takes\.\n$/);
  });
});

const sourceOf = ({ program }: Command): string => (program ? readFileSync(program, 'utf8') : '');
const readers = commands.filter(([, command]) => sourceOf(command).includes('parseArgs({'));

test.each(readers)('%s names the options that its program reads', (_name, command) => {
  const read = sourceOf(command).matchAll(/['{ ]([a-z-]+)'?: \{ type: '(?:string|boolean)'/g);
  expect([...read].map(([, option]) => option)).toEqual(Object.keys(command.options ?? {}));
});

test('a word too many, or a value too few, is refused', () => {
  expect(run('facts', 'now').stderr).toMatch(/^Unexpected argument 'now'; /);
  expect(run('torture', '--only').stderr).toMatch(/^Option '--only <value>' argument missing; /);
});

test('help wins over what else is written', () => {
  expect(run('torture', '--only', '--help').stdout).toContain('--rounds');
  expect(run('backup', '--frobnicate', '--help').status).toBe(0);
});

test('generate names what it can write, and refuses the rest', () => {
  const names = Object.keys((COMMANDS.generate as Command).programs ?? {});
  for (const name of names) expect(run('generate', '--help').stdout).toContain(name);
  for (const args of [['generate'], ['generate', 'lunch']]) {
    const { status, stderr } = run(...args);
    expect(status).toBe(1);
    expect(stderr).toContain(names.join(', '));
  }
});
