import { cpSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import {
  change,
  check,
  expectSaid,
  type Fault,
  inCopy,
  inRounds,
  useContentCopy,
} from './testing/content-copy.ts';

useContentCopy();

const ARTICLE = 'articles/rise-of-cloud-kitchens-in-india.md';

const FAULTS: readonly Fault[] = [
  ['a price outside the range', 'brands/roll-nation/menu.yaml', /price: \d+/, 'price: 990', '₹990'],
  ['a brand that nobody has', 'people.yaml', /brand: delhi-gali/, 'brand: delhi', 'is not valid'],
  ['a menu that nobody has', 'promotions.yaml', /menu: delhi-gali/, 'menu: delhi', 'is not valid'],
  ['a letter without a font', ARTICLE, /^## /m, 'We greet: வணக்கம்\n\n## ', 'has வ'],
  ['a claim of no register', ARTICLE, /^## /m, '{claim:nowhere} sold.\n\n## ', 'nowhere'],
  ['a picture among letters', 'company.yaml', 'tagline: ', 'tagline: 🔥 ', 'has 🔥'],
  ['a word that no menu can print', 'company.yaml', 'tagline: ', 'tagline: தேநீர் ', 'has த'],
  ['an anchor twice', 'questions/cloud-kitchen.yaml', 'cloud-space', 'cloud-cost', 'already in'],
  ['a quote that never ends', 'company.yaml', 'YCTFC\n', '"YCTFC\n', 'quote'],
  ['a list that opens and never ends', 'tiers.yaml', /^- id: /m, '- id: [', ''],
];

test.each(inRounds(FAULTS))('each fault is said with its file and line, round %#', (round) => {
  expectSaid(round, 2);
});

const STRANGE = [
  ['menu.yaml', 'a: 1\n', 'no page reads'],
  ['brands/roll-nation/offers.yaml', 'a: 1\n', 'no page reads'],
  ['articles/Rise.md', '---\ntitle: Rise\n---\nText', 'cannot be an address'],
  ['articles/draft.docx', 'text', 'no page shows'],
  ['Thumbs', 'text', 'no page shows'],
  ['courses/hygiene-and-safety.yaml', '', 'is empty'],
  ['brands/roll-nation/gallery/02.jpg', '', 'cannot be read as a picture'],
  ['brands/roll-nation/logo.svg', 'a drawing', 'is not a drawing'],
  ['patterns/momo.svg', '<svg onload="alert(1)"></svg>', 'contains a program'],
] as const;

test('each file that is none of the content, or holds nothing, is said', () => {
  for (const [file, text] of STRANGE) writeFileSync(inCopy(file), text);
  const { faults } = check();
  const unsaid = STRANGE.filter(([file, , problem]) => {
    const found = faults.filter((fault) => fault.file === `content/${file}`);
    return !found
      .map((fault) => fault.problem)
      .join()
      .includes(problem);
  });
  expect(unsaid).toEqual([]);
});

test('Hindi and Punjabi may stand in every text', () => {
  change('company.yaml', 'tagline: ', 'tagline: चाय ');
  change('brands/roll-nation/brand.yaml', 'summary: ', 'summary: ਚਾਹ ');
  change('brands/roll-nation/menu.yaml', 'description: ', 'description: श्रीमती की ਰਸੋਈ। ');
  change(ARTICLE, /^## /m, 'ਸਰ੍ਹੋਂ ਦਾ ਸਾਗ, मक्के की रोटी\n\n## ');
  change('home/home.yaml', 'eyebrow: ', 'eyebrow: एक छत ');
  expect(check().faults.filter(({ problem }) => problem.startsWith('has '))).toEqual([]);
});

test('what a system leaves there, and a repository of the content, are no content', () => {
  mkdirSync(inCopy('.git/refs'), { recursive: true });
  for (const file of ['.git/HEAD', '.git/refs/My Branch.yml', '.DS_Store', 'home/Thumbs.db'])
    writeFileSync(inCopy(file), 'x');
  expect(check()).toEqual({ faults: [], status: 0 });
});

test('an article without a text and news that lead nowhere are said', () => {
  writeFileSync(inCopy('articles/silent.md'), '---\ntitle: Silent article\n---\n');
  writeFileSync(inCopy('media/silent.md'), '---\ntitle: Silent news\n---\n');
  const problemsOf = (file: string) =>
    check()
      .faults.filter((fault) => fault.file === file)
      .map(({ problem }) => problem);
  expect(problemsOf('content/articles/silent.md')).toContain('has no text below its fields');
  expect(problemsOf('content/media/silent.md')).toContain('leads nowhere');
});

test('pictures of another kind than their name says are said', async () => {
  const plain = sharp({ create: { width: 9, height: 9, channels: 3, background: '#C8371B' } });
  await plain.png().toFile(inCopy('brands/delhi-gali/gallery/02.jpg'));
  const said = check().faults.map(({ file, problem }) => `${file} ${problem}`);
  expect(said).toEqual(['content/brands/delhi-gali/gallery/02.jpg is really png']);
});

test('a menu without its brand, and a list that is gone, are said', () => {
  renameSync(inCopy('brands/roll-nation/menu.yaml'), inCopy('menu.yaml'));
  rmSync(inCopy('brands/roll-nation'), { recursive: true });
  cpSync(inCopy('brands/yctfc-momos/menu.yaml'), inCopy('brands/roll-nation/menu.yaml'));
  rmSync(inCopy('navigation.yaml'));
  const said = check().faults.map(({ file, problem }) => `${file} ${problem}`);
  expect(said).toContain('content/brands/roll-nation/menu.yaml has no brand.yaml beside it');
  expect(said).toContain('content/navigation.yaml is missing');
});

test.each([
  ['a field', /label: Award\b/, 'lable: Award'],
  ['an id', 'award-training', 'award-kitchen'],
  ['the form', 'claims:', 'claims'],
])('a fault in %s of the claims is said before all others', (_what, from, to) => {
  change('claims/awards.yaml', from, to);
  change('brands/roll-nation/menu.yaml', /price: \d+/, 'price: dear');
  const { faults } = check();
  const files = new Set(faults.map(({ file }) => file));
  expect([...files]).toEqual(['content/claims/awards.yaml']);
});

test('an article that waits is no page yet for those that are out', () => {
  change(ARTICLE, /^date: .*$/m, 'date: 2999-01-01');
  const link = '[x](/blog/rise-of-cloud-kitchens-in-india)\n\n## ';
  change('articles/staff-training-best-practices.md', /^## /m, link);
  const { faults } = check();
  expect(faults.map(({ file }) => file)).toEqual([
    'content/articles/staff-training-best-practices.md',
  ]);
});
