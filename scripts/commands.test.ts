import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderOfFile } from '../tests/support/folders.ts';
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
const bare = folderOfFile();
const isPlain = (path: string) => !/\.[^/.]+$/.test(path) || path.endsWith('.mjs');
cpSync('scripts', join(bare, 'scripts'), { recursive: true, filter: isPlain });

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

test('every command of package.json is in the table, but the one that npm itself has', () => {
  const { sbom: _npms, ...ours } = scripts;
  for (const [name, script] of Object.entries(ours)) {
    expect(script).toBe(`node scripts/run.mjs ${name}`);
    expect(Object.keys(COMMANDS)).toContain(name);
  }
});

test('with --help every command says what it is for, and does nothing; -h is the same', () => {
  for (const [name, { summary, options = {} }] of commands) {
    const { status, stdout, stderr } = run(name, '--help');
    expect({ name, status, stderr }).toEqual({ name, status: 0, stderr: '' });
    const says = Object.entries(options).flatMap(([one, { says }]) => [`--${one}`, says]);
    expect(
      [summary, ...says].filter((words) => !stdout.includes(String(words))),
      name,
    ).toEqual([]);
  }
  expect(run('backup', '-h')).toEqual(run('backup', '--help'));
});

test.each(['start', 'backup', 'torture', 'generate'])(
  '%s refuses an unknown option with one sentence, as all do',
  (name) => {
    const { status, stdout, stderr } = run(name, '--frobnicate');
    expect({ name, status, stdout }).toEqual({ name, status: 1, stdout: '' });
    expect(stderr, name).toMatch(/^Unknown option '--frobnicate'; .+ says what it takes\.\n$/);
  },
);

test('every command names the options that its program reads', () => {
  const sourceOf = ({ program }: Command) => (program ? readFileSync(program, 'utf8') : '');
  const readers = commands.filter(([, command]) =>
    sourceOf(command).match(/parseArgs\(\{|readCommand\(/),
  );
  expect(readers.length).toBeGreaterThan(3);
  for (const [name, command] of readers) {
    const read = sourceOf(command).matchAll(/['{ ]([a-z-]+)'?: \{ type: '(?:string|boolean)'/g);
    expect(
      [...read].map(([, option]) => option),
      name,
    ).toEqual(Object.keys(command.options ?? {}));
  }
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
