import { expect, it } from 'vitest';
import { readPdf, wordsOf } from '../../tests/support/site/read-pdf.ts';
import { readStructure } from '../../tests/support/site/read-structure.ts';
import { Paper } from './paper.ts';
import { SHEET } from './sheet.ts';
import { addTable } from './table.ts';

const FACTS = {
  title: 'Tiffin paper',
  author: 'Tiffin Foods Private Limited',
  subject: 'Four tiers of steel',
  madeAt: new Date('2026-11-23T00:00:00Z'),
  foot: 'Tiffin, page',
};

const SENTENCE =
  'Four tiers of steel, four dishes of ₹80 to ₹180, and a lid that a child of five can open alone.';

async function write(): Promise<Uint8Array> {
  const paper = new Paper(FACTS);
  paper.words('H1', 'Tiffin');
  paper.words('P', Array.from({ length: 40 }, () => SENTENCE).join(' '));
  paper.list([{ title: 'Rice', text: 'Steamed' }, 'Dal']);
  addTable(paper, {
    head: ['Dish', 'Price'],
    rows: Array.from({ length: 60 }, (_, at) => [`Dish ${at + 1}`, `₹${at + 1}`]),
    shares: [0.5, 0.5],
  });
  return paper.finish();
}

it('says what each piece is, in the order of reading, also where it goes on overleaf', async () => {
  const pieces = await readStructure(await write());
  expect(pieces.slice(0, 4)).toEqual([
    { role: 'H1', words: 'Tiffin' },
    { role: 'P', words: Array.from({ length: 40 }, () => SENTENCE).join(' ') },
    { role: 'LBody', words: 'Rice Steamed' },
    { role: 'LBody', words: 'Dal' },
  ]);
  const table = pieces.slice(4);
  expect(table.slice(0, 4)).toEqual([
    { role: 'TH', words: 'Dish' },
    { role: 'TH', words: 'Price' },
    { role: 'TH', words: 'Dish 1' },
    { role: 'TD', words: '₹1' },
  ]);
  // The heads that stand again on the following page are for eyes alone.
  expect(table).toHaveLength(2 + 2 * 60);
});

it('keeps its words within the margins, and numbers its pages', async () => {
  const pdf = await readPdf(await write());
  expect(pdf.pages.length).toBeGreaterThan(2);
  for (const { texts } of pdf.pages) {
    for (const { left, right } of texts.filter(({ text }) => text.trim())) {
      expect(left).toBeGreaterThanOrEqual(SHEET.margin - 0.5);
      expect(right).toBeLessThanOrEqual(SHEET.width - SHEET.margin + 12);
    }
  }
  expect(wordsOf(pdf)).toContain(`2 / ${pdf.pages.length}`);
  expect(pdf).toMatchObject({ title: FACTS.title, author: FACTS.author, language: 'en-IN' });
});

it('makes the same bytes from the same words', async () => {
  expect(Buffer.from(await write()).equals(Buffer.from(await write()))).toBe(true);
});

it('says Hindi and Punjabi as they were written, in lines of the height of English', async () => {
  const words = 'Hot कढ़ाई पनीर, ₹80: श्रीमती की किस्मत। ਸਰ੍ਹੋਂ ਦਾ ਸਾਗ';
  const paper = new Paper(FACTS);
  paper.words('H1', words);
  paper.words('P', words);
  const bytes = await paper.finish();
  expect(await readStructure(bytes.slice())).toEqual([
    { role: 'H1', words: words.normalize() },
    { role: 'P', words: words.normalize() },
  ]);
  const [page] = (await readPdf(bytes)).pages;
  const lines = page?.texts
    .filter(({ left }) => left >= SHEET.margin)
    .map(({ bottom }) => Math.round(bottom));
  // Two lines of the heading and one of the paragraph, whatever faces stand in them.
  expect(new Set(lines).size).toBe(3);
});
