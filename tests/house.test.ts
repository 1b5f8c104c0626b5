import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';

/** Folders of three files or less, through which a reader clicks; their number only falls. */
const MAX_SMALL_FOLDERS = 52;
const MAX_ROOT_FILES = 15;
const MAX_LINES = 400;

/** Collections, in which one file more is one thing more: articles, pictures, decisions, migrations, parts of the schema. */
const COLLECTIONS = /^(art|content|docs|supabase\/(migrations|schemas))(\/|$)/;
/** Written by hand like code. */
const SCHEMA = 'supabase/schemas';

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
  encoding: 'utf8',
})
  .split('\0')
  .filter(Boolean);

function countByFolder(): Map<string, number> {
  const counts = new Map<string, number>();
  for (const file of files) {
    const folder = posix.dirname(file);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return counts;
}

test('the project is looked at', () => {
  expect(files).toContain('tests/house.test.ts');
});

test('what belongs together is not spread over small folders', () => {
  const small = [...countByFolder()].filter(
    ([folder, count]) =>
      /^(admin|contract|scripts|server|site|supabase|ui)\//.test(folder) && count <= 3,
  );
  expect(small.length, small.join()).toBeLessThanOrEqual(MAX_SMALL_FOLDERS);
});

test('the root holds what tools look for there, and nothing else', () => {
  expect(countByFolder().get('.')).toBeLessThanOrEqual(MAX_ROOT_FILES);
});

test('no two style sheets have one name: a class is called by it in the pages', () => {
  const names = files
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => posix.basename(file));
  expect(names.filter((name, index) => names.indexOf(name) < index)).toEqual([]);
});

test('no file does more than fits on a few screens', () => {
  const code = files.filter(
    (file) =>
      /\.(tsx?|mjs|astro|css|sql)$/.test(file) &&
      (posix.dirname(file) === SCHEMA || !COLLECTIONS.test(posix.dirname(file))),
  );
  const long = code
    .map((file) => ({ file, lines: readFileSync(file, 'utf8').split('\n').length - 1 }))
    .filter(({ lines }) => lines > MAX_LINES);
  expect(long).toEqual([]);
});
