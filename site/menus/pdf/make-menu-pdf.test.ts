import { expect, it } from 'vitest';
import { readPdf, wordsOf } from '../../../tests/support/site/read-pdf.ts';
import { makeCategory, makeMenu, TEST_IMPRINT } from '../testing/menu.ts';
import { readDrawing } from '../testing/read-drawing.ts';
import { makeMenuPdf } from './make-menu-pdf.tsx';

const NOTE = 'sixty letters of note are as many as a menu file allows here';

it('makes the same bytes from the same menu', async () => {
  const menu = makeMenu([makeCategory('Rice', 4), makeCategory('Dal', 4)]);
  const [first, second] = [
    await makeMenuPdf(menu, TEST_IMPRINT),
    await makeMenuPdf(menu, TEST_IMPRINT),
  ];
  expect(Buffer.from(first).equals(Buffer.from(second))).toBe(true);
});

it('spreads a long menu over two pages, each with heading and dishes together', async () => {
  const names = ['Rice', 'Dal', 'Roti', 'Sabzi', 'Mithai', 'Chai'];
  const menu = makeMenu(names.map((name) => makeCategory(name, 8, NOTE)));
  const pdf = await readPdf(await makeMenuPdf(menu, TEST_IMPRINT));
  expect(pdf.pages).toHaveLength(2);
  for (const { texts } of pdf.pages) {
    const words = texts.map(({ text }) => text);
    for (const name of names.filter((heading) => words.includes(heading))) {
      expect(words).toEqual(expect.arrayContaining([`${name} 1`, `${name} 8`]));
    }
  }
  expect(wordsOf(pdf)).toContain('Prices in rupees; taxes extra where they apply.');
});

it('says in its metadata whose menu it is and in which language', async () => {
  const menu = makeMenu([makeCategory('Rice', 4), makeCategory('Dal', 4)]);
  const { title, author, language } = await readPdf(await makeMenuPdf(menu, TEST_IMPRINT));
  expect({ title, author, language }).toEqual({
    title: 'Tiffin menu',
    author: TEST_IMPRINT.company,
    language: 'en-IN',
  });
});

it('prints Hindi and Punjabi as they are written, headings bold like those of the brand', async () => {
  const dishes = ['आलू टिक्की', 'श्रीमती की कढ़ाई', 'ਸਰ੍ਹੋਂ ਦਾ ਸਾਗ', 'Kulfi and फालूदा'];
  const categories = [makeCategory('दिल्ली की रसोई', 4), makeCategory('Dal', 4)];
  for (const [at, name] of dishes.entries())
    Object.assign(categories[0]?.dishes[at] ?? {}, { name });
  const bytes = await makeMenuPdf(makeMenu(categories), TEST_IMPRINT);
  const words = wordsOf(await readPdf(bytes));
  for (const name of [...dishes, 'दिल्ली की रसोई']) expect(words).toContain(name.normalize());
  const [page] = await readDrawing(bytes);
  const faces = page?.words.map(({ text, face }) => [text, face]);
  expect(faces).toContainEqual(['रसोई', 'NotoSansDevanagari-ExtraBold']);
  expect(faces).toContainEqual(['ਸਾਗ', 'NotoSansGurmukhi-SemiBold']);
});
