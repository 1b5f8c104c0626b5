import { describe, expect, test } from 'vitest';
import { findMutants } from './find-mutants.ts';

/** The file's text once each mutant alone is in it. */
const mutate = (file: string, text: string): string[] =>
  findMutants(file, text).map(
    ({ start, end, replacement }) => text.slice(0, start) + replacement + text.slice(end),
  );

describe('TypeScript', () => {
  test.each([
    ['a < b;', ['a <= b;']],
    ['a === b && c;', ['a === b || c;', 'a !== b && c;']],
    ["'a' + b;", []],
    ['if (a) b();', ['if (false) b();', 'if (true) b();', 'if (a) ']],
    ['x = !a;', ['x = a;']],
    ['x = a ? 1 : b;', ['x = true ? 1 : b;', 'x = false ? 1 : b;', 'x = a ? 100 : b;']],
    ['await save(true);', ['', 'await save(false);']],
    ['const x: 5 = y;', []],
  ])('%s', (text, mutants) => {
    expect(mutate('a.ts', text)).toEqual(mutants);
  });

  test('a mutant says where it is and what it changes', () => {
    expect(findMutants('a.ts', 'const a = 1;\nconst b = a >= 7;\n')).toContainEqual({
      file: 'a.ts',
      line: 2,
      start: 25,
      end: 27,
      replacement: '>',
      change: '>= → >',
    });
  });
});

describe('SQL', () => {
  test.each([
    ['where a is not null', ['where a is null']],
    ['where a <= b', ['where a > b']],
    ["now() + interval '2 minutes'", ["now() + interval '1002 minutes'"]],
    ['-- never a <= b', []],
  ])('%s', (text, mutants) => {
    expect(mutate('a.sql', text)).toEqual(mutants);
  });
});
