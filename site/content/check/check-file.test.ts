import { expect, test } from 'vitest';
import { CONTENT_LIMITS } from '../../../contract/desk/content/content-limits.ts';
import { checkText, readText } from './check-file.ts';

const faultsOf = (yaml: string) =>
  checkText(readText('content/a.yaml', yaml)).map(
    ({ line, column, field, problem }) => `${line}:${column} ${field}: ${problem}`,
  );

test('broken YAML is one fault at its place, and each field that stands twice is said', () => {
  expect(faultsOf('a:\n\tb: 1\n c: 2\n')).toEqual([
    '2:1 the file: Tabs are not allowed as indentation',
  ]);
  expect(faultsOf('a: 1\na: 2\nb: 1\nb: 2\n')).toEqual([
    '2:1 the file: Map keys must be unique',
    '4:1 the file: Map keys must be unique',
  ]);
});

test('a text, a name of a field and an article are no longer than what is allowed', () => {
  const { maxFieldChars, maxBodyChars } = CONTENT_LIMITS;
  const fits = 'x'.repeat(maxFieldChars);
  expect(faultsOf(`a: ${fits}\nb: [${fits}]\n`)).toEqual([]);
  expect(faultsOf(`a: ${fits}x\n`)).toEqual([`1:4 A: has ${maxFieldChars + 1} characters`]);
  expect(faultsOf(`? ${fits}x\n: 1\n`)).toHaveLength(1);
  const article = readText('content/a.md', `---\na: 1\n---\n${'x'.repeat(maxBodyChars + 1)}`);
  expect(checkText(article)).toMatchObject([{ field: 'the text', line: 4 }]);
});
