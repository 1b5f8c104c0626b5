import { expect, it } from 'vitest';
import { readActions, readPdf, wordsOf } from '../../tests/support/site/read-pdf.ts';
import { readStructure } from '../../tests/support/site/read-structure.ts';
import { FACES, splitByFace } from './faces.ts';
import { Paper, SHEET } from './paper.ts';

const FACTS = {
  title: 'Tiffin paper',
  author: 'Tiffin Foods Private Limited',
  subject: 'Four tiers of steel',
  madeAt: new Date('2026-11-23T00:00:00Z'),
  foot: 'Tiffin, page',
};

const SENTENCE =
  'Four tiers of steel, four dishes of ₹80 to ₹180, and a lid that a child of five can open alone.';
const LONG = Array.from({ length: 40 }, () => SENTENCE).join(' ');

async function write(): Promise<Uint8Array> {
  const paper = new Paper(FACTS);
  paper.text('H1', 'Tiffin');
  paper.text('P', LONG);
  paper.figure('A lid', [60, 700, 20, 20], () => paper.pen.rect(60, 700, 20, 20).fill('#000000'));
  paper.decorate((pen) => pen.rect(0, 0, 5, 5).fill('#000000'));
  const text = { face: FACES.plain, size: 9, leading: 1.2, colour: '#000000' };
  paper.link('https://example.in/', 'example.in', text, { x: 60, y: 730 });
  paper.list([
    { title: 'Rice', text: 'Steamed' },
    { title: 'Dal', text: 'Boiled' },
  ]);
  paper.table({
    head: ['Dish', 'Price'],
    rows: Array.from({ length: 60 }, (_, at) => [`Dish ${at + 1}`, `₹${at + 1}`]),
    shares: [0.5, 0.5],
  });
  paper.text('H2', 'Ends');
  return paper.finish();
}

it('says what each piece is, in the order of reading, also where it goes on overleaf', async () => {
  const pieces = await readStructure(await write());
  // The heads that stand again on the following page are for eyes alone, as are feet and decoration.
  const rows = Array.from({ length: 60 }, (_, at) => [
    { role: 'TH', words: `Dish ${at + 1}` },
    { role: 'TD', words: `₹${at + 1}` },
  ]);
  expect(pieces).toEqual([
    { role: 'H1', words: 'Tiffin' },
    { role: 'P', words: LONG },
    { role: 'Figure', words: 'A lid' },
    { role: 'Link', words: 'example.in' },
    { role: 'LBody', words: 'Rice Steamed' },
    { role: 'LBody', words: 'Dal Boiled' },
    { role: 'TH', words: 'Dish' },
    { role: 'TH', words: 'Price' },
    ...rows.flat(),
    { role: 'H2', words: 'Ends' },
  ]);
});

it('names itself and its language, numbers its pages, keeps its text within the margins, and is equal when made again', async () => {
  const bytes = await write();
  const pdf = await readPdf(bytes);
  expect(pdf).toMatchObject({ title: FACTS.title, author: FACTS.author, language: 'en-IN' });
  expect((await readActions(bytes)).links).toEqual(['Link https://example.in/']);
  expect(pdf.pages.length).toBeGreaterThan(2);
  expect(wordsOf(pdf)).toContain(`2 / ${pdf.pages.length}`);
  for (const { left, right } of pdf.pages.flatMap(({ texts }) => texts)) {
    expect(left).toBeGreaterThanOrEqual(SHEET.margin - 0.5);
    expect(right).toBeLessThanOrEqual(SHEET.width - SHEET.margin + 4);
  }
  expect(Buffer.from(await write()).equals(bytes)).toBe(true);
});

it('says Hindi and Punjabi as they were written, in lines of the height of English', async () => {
  const words = 'Hot कढ़ाई पनीर, ₹80: श्रीमती की किस्मत। ਸਰ੍ਹੋਂ ਦਾ ਸਾਗ';
  const paper = new Paper(FACTS);
  paper.text('H1', words);
  paper.text('P', words);
  const bytes = await paper.finish();
  expect(await readStructure(bytes.slice())).toEqual([
    { role: 'H1', words: words.normalize() },
    { role: 'P', words: words.normalize() },
  ]);
  const [page] = (await readPdf(bytes)).pages;
  const lines = page?.texts.map(({ bottom }) => Math.round(bottom));
  // Two lines of the heading and one of the paragraph, whatever faces stand in them.
  expect(new Set(lines).size).toBe(3);
});

it('takes letters that a face lacks, and never the rupee sign, from another', () => {
  for (const face of Object.values(FACES))
    expect(splitByFace('From ₹80 é', face)).toMatchObject([{ name: face.name }]);
  expect(splitByFace('Ruta ŵ 1', FACES.display).map(({ text, name }) => [text, name])).toEqual([
    ['Ruta ', 'display'],
    ['ŵ', 'bold'],
    [' 1', 'display'],
  ]);
});
