import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create, type Font } from 'fontkit';
import { parse, serialize } from 'parse5';
import { expect, test } from 'vitest';
import { folderOfTest } from '../../../tests/support/folders.ts';
import { WRITTEN_FILES, WRITTEN_RANGES } from '../../../ui/fonts/written-faces.ts';
import { writeLanguages } from './finish-pages.ts';

const STYLES =
  '@font-face{font-family:Text-1;src:url(/assets/fonts/a.woff2)format("woff2");font-weight:400 700}' +
  '@font-face{font-family:"Display-1";src:url(/assets/fonts/b.woff2)format("woff2");font-weight:800}' +
  '@font-face{font-family:Text Arial;src:local(Arial)}';
const pageOf = (body: string) =>
  `<!DOCTYPE html><html><head><style>${STYLES}</style></head><body>${body}</body></html>`;

async function write(body: string) {
  const folder = folderOfTest();
  const page = parse(pageOf(body));
  await writeLanguages(page, folder);
  const html = serialize(page);
  const fonts = existsSync(join(folder, 'assets/fonts'))
    ? readdirSync(join(folder, 'assets/fonts'))
    : [];
  const added = html.split('</style>')[1]?.replace('<style>', '') ?? '';
  return { html, fonts, added };
}

test('a page in English stays as it is, and brings no files', async () => {
  const { html, fonts } = await write('<p>Tea</p>');
  expect(html).toBe(pageOf('<p>Tea</p>'));
  expect(fonts).toEqual([]);
});

test('each face of a page has the letters of the language that stands on it', async () => {
  const { html, fonts, added } = await write('<p>चाय</p>');
  expect(html).toContain('<p lang="hi">चाय</p>');
  expect(fonts).toHaveLength(1);
  const faces = added.match(/@font-face\{[^}]*\}/g) ?? [];
  const said = faces.map((face) => [
    /font-family:([^;]+)/.exec(face)?.[1],
    /font-weight:([^;}]+)/.exec(face)?.[1],
  ]);
  expect(said).toEqual([
    ['Text-1', '400 700'],
    ['"Display-1"', '800'],
  ]);
  for (const face of faces) {
    expect(face).toContain('unicode-range:U+900-97f');
    const [, file = ''] = /fonts\/(\w+\.woff2)/.exec(face) ?? [];
    expect(fonts).toContain(file);
  }
  expect(added).toContain(':lang(hi)');
});

test('a page of both languages has the files of both', async () => {
  expect((await write('<p>चाय ਚਾਹ</p>')).fonts).toHaveLength(2);
});

test.each(['hi', 'pa'] as const)(
  'the file of %s holds every letter that pages leave to it',
  (language) => {
    const letters = WRITTEN_RANGES[language]
      .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, at) => first + at))
      .filter((code) => /\p{Assigned}/u.test(String.fromCodePoint(code)));
    const font = create(readFileSync(`ui/fonts/${WRITTEN_FILES[language]}`)) as Font;
    expect(letters.filter((code) => !font.hasGlyphForCodePoint(code))).toEqual([]);
    // Conjuncts and half letters are glyphs that no letter names.
    expect(font.numGlyphs).toBeGreaterThan(letters.length + 50);
    expect(font.variationAxes.wght).toMatchObject({ min: 400, max: 800 });
  },
);
