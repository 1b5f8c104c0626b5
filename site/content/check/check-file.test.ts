import { expect, test } from 'vitest';
import { CONTENT_LIMITS } from '../../../contract/desk/content/content-limits.ts';
import { checkText, readText } from './check-file.ts';

const faultsOf = (yaml: string) =>
  checkText(readText('content/a.yaml', yaml)).map(
    ({ line, column, field, problem }) => `${line}:${column} ${field}: ${problem}`,
  );

test.each([
  [
    'a comma',
    'a:\n  - {\n      b: c\n      d: 1,\n    }\n',
    'a comma or a closing bracket is missing here or above',
  ],
  ['a colon', 'a: 1\nb 2\nc: 3\n', 'without its colon or its quotes'],
  ['two colons', 'a: b: c\n', 'without its colon or its quotes'],
  ['a list', 'a: 1\n- b\n', 'without its colon or its quotes'],
  ['an indent', 'a:\n  b: 1\n c: 2\n', 'begins at another place than its neighbours'],
  ['a tab', 'a:\n\tb: 1\n', 'begins with a tab'],
  ['a sign', 'a: @b\n', 'may not begin with this sign'],
  ['a bracket too many', 'a:\n  - { b: 1 }}\nc: 1\n', 'is not understood'],
])('broken YAML is one fault in plain words: %s', (_what, yaml, problem) => {
  const faults = faultsOf(yaml);
  expect(faults).toHaveLength(1);
  expect(faults[0]).toContain(problem);
});

test('each field that stands twice is said', () => {
  expect(faultsOf('a: 1\na: 2\nb: 1\nb: 2\n')).toEqual([
    '2:1 the file: this field stands twice in one place',
    '4:1 the file: this field stands twice in one place',
  ]);
});

test('a text, a name of a field and an article are no longer than what is allowed', () => {
  const { maxFieldChars, maxBodyChars } = CONTENT_LIMITS;
  const fits = 'x'.repeat(maxFieldChars);
  expect(faultsOf(`a: ${fits}\nb: [${fits}]\n`)).toEqual([]);
  expect(faultsOf(`a: ${fits}x\n`)).toEqual([`1:4 a: has ${maxFieldChars + 1} characters`]);
  expect(faultsOf(`? ${fits}x\n: 1\n`)).toHaveLength(1);
  const article = readText('content/a.md', `---\na: 1\n---\n${'x'.repeat(maxBodyChars + 1)}`);
  expect(checkText(article)).toMatchObject([{ field: 'the text', line: 4 }]);
});
