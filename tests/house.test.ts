import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';

/** Most files in one folder: more cannot be taken in at a glance. */
const MAX_FILES = 25;
const MAX_ROOT_FILES = 15;
const MAX_LINES = 400;

/** Collections, in which one file more is one thing more: articles, pictures, decisions, migrations, parts of the schema. */
const COLLECTIONS = /^(art|content|docs|supabase\/(migrations|schemas))(\/|$)/;
/** Written by hand like code. */
const SCHEMA = 'supabase/schemas';
/** Written by a program. */
const GENERATED: readonly string[] = ['contract/database.ts'];

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

test('no folder is crowded', () => {
  const crowded = [...countByFolder()].filter(
    ([folder, count]) => folder !== '.' && !COLLECTIONS.test(folder) && count > MAX_FILES,
  );
  expect(crowded).toEqual([]);
});

test('the root holds what tools look for there, and nothing else', () => {
  expect(countByFolder().get('.')).toBeLessThanOrEqual(MAX_ROOT_FILES);
});

test('no file does more than fits on a few screens', () => {
  const code = files.filter(
    (file) =>
      /\.(tsx?|mjs|astro|css|sql)$/.test(file) &&
      (posix.dirname(file) === SCHEMA || !COLLECTIONS.test(posix.dirname(file))),
  );
  const long = code
    .filter((file) => !GENERATED.includes(file))
    .map((file) => ({ file, lines: readFileSync(file, 'utf8').split('\n').length - 1 }))
    .filter(({ lines }) => lines > MAX_LINES);
  expect(long).toEqual([]);
});
