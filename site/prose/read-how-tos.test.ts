import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderOfFile } from '../../tests/support/folders.ts';
import { readHowTos } from './read-how-tos.ts';

const folder = folderOfFile();
const write = (name: string, text: string) => writeFileSync(join(folder, `${name}.md`), text);
const contentOf = (text: string) => {
  write('other', '# Other\n');
  write('here', `# Here *now*\n\n${text}\n`);
  return readHowTos(folder).here?.content;
};
const link = (href: string) => [{ tag: 'p', content: [{ tag: 'a', href, content: ['x'] }] }];
const words = (text: string) => [{ tag: 'p', content: [text] }];

test.each([
  ['[x](other.md)', link('other')],
  ['[x](other.md#a-part)', link('other#a-part')],
  ['[x](#a-part)', link('here#a-part')],
  ['[x](https://example.in/a.md)', link('https://example.in/a.md')],
  ['[x](mailto:a@example.in)', link('mailto:a@example.in')],
  ['[x](../operator/update.md)', words('x')],
  ['[x](missing.md)', words('x')],
  ['[x](../../server/app.ts)', words('x')],
  ['[x](javascript:alert(1))', words('x')],
  ['![The board](board.webp)', words('Picture: The board')],
  ['a <b onclick="x">b</b>', words('a <b onclick="x">b</b>')],
  [
    '## Who, *when*?',
    [{ tag: 'h3', id: 'who-when', content: ['Who, ', { tag: 'em', content: ['when'] }, '?'] }],
  ],
  ['3. a\n', [{ tag: 'ol', start: 3, content: [{ tag: 'li', content: ['a'] }] }]],
])('%s becomes elements that lead nowhere dead', (text, content) => {
  expect(contentOf(text)).toEqual(content);
  expect(readHowTos(folder).here?.title).toBe('Here now');
});

test('a file without a title is refused by its name', () => {
  write('untitled', 'Only words.\n');
  expect(() => readHowTos(folder)).toThrow('untitled');
  rmSync(join(folder, 'untitled.md'));
});
