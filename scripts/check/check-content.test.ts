import { spawnSync } from 'node:child_process';
import { cpSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
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

test('finds nothing wrong with the content of the product', () => {
  expect(check()).toEqual({ faults: [], status: 0 });
});

const ARTICLE = 'articles/rise-of-cloud-kitchens-in-india.md';
const MENU = 'brands/roll-nation/menu.yaml';
const BRAND = 'brands/roll-nation/brand.yaml';

const FAULTS: readonly Fault[] = [
  ['a price in words', MENU, /price: \d+/, 'price: dear', 'not a number'],
  ['a text cut by #', 'company.yaml', /^(\w+): (\w.*)$/m, '$1: Best #1 place', 'ends before'],
  ['braces cut by #', MENU, /name: Paneer tikka roll,/, 'name: Crispy #1 roll,', ''],
  ['an unknown field', 'contact.yaml', /^/, 'fone: 1\n', '"fone"'],
  ['an impossible day', ARTICLE, /^date: .*$/m, 'date: 2026-02-30', 'not a real date'],
  ['a placeholder', 'tiers.yaml', /name: .*/, 'name: REPLACE ME', 'REPLACE ME'],
  [
    'an id twice',
    'people.yaml',
    /(?<=^- id: (.+)$[\s\S]+?)^- id: .+$/m,
    '- id: $1',
    'is used twice',
  ],
  ['a forgotten colon', 'tiers.yaml', /order: 1/, 'order 1', ''],
  ['a long text', 'promotions.yaml', /\bname: .+/, `name: ${'Combo '.repeat(9)}`, 'is too long'],
  ['a number of no form', 'company.yaml', /^(phone: ).+/m, '$1"98765 43212"', 'is not valid'],
  ['a field that is missing', 'promotions.yaml', /\bname: .+/, 'nam: Combo', 'is missing'],
  [
    'an offer that ends before it begins',
    'promotions.yaml',
    / {2}order: 3\n/,
    '  order: 3\n  from: 2026-12-24\n  until: 2026-12-20\n',
    'is not valid',
  ],
  ['a letter on its own colour', BRAND, /letter: "#\w+"/, 'letter: "#C9472B"', 'hard to read'],
  ['a program', ARTICLE, /^## /m, '<script>alert(1)</script>\n## ', 'never published'],
  ['a link that runs', ARTICLE, /^## /m, '[x](javascript:alert(1))\n## ', 'never published'],
  ['a link to no page', ARTICLE, /^## /m, '[x](/franchize)\n## ', 'leads to /franchize'],
];

test.each(inRounds(FAULTS))('each fault is said with its file and line, round %#', (round) => {
  // What stands against each other is said at the later of its lines.
  expectSaid(round, 3);
});

test('a copied file, a file that is never read and a missing picture are said at once', () => {
  cpSync(inCopy('tiers.yaml'), inCopy('tiers - Copy.yaml'));
  writeFileSync(inCopy('menu.yml'), 'a: 1\n');
  renameSync(inCopy('house/the-pass.jpg'), inCopy('house/elsewhere.jpg'));
  const { faults } = check();
  expect(faults.map(({ file }) => file)).toEqual(
    expect.arrayContaining([
      'content/tiers - Copy.yaml',
      'content/menu.yml',
      'content/pages/franchise.yaml',
    ]),
  );
});

test('a hero that is upright, tiny or no picture is said with its size', async () => {
  const hero = (brand: string) => inCopy(`brands/${brand}/hero.jpg`);
  const plain = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#C8371B' } }).jpeg();
  await plain(960, 1280).toFile(hero('roll-nation'));
  await plain(600, 450).toFile(hero('yctfc-momos'));
  writeFileSync(hero('delhi-gali'), 'a menu');
  expect(check().faults.map(({ field, problem }) => `${field} ${problem}`)).toEqual([
    'Hero is 960 × 1280',
    'Hero is 600 × 450',
    'the picture cannot be read as a picture',
  ]);
});

test('a word behind a comment sign is a comment behind one word or a figure', () => {
  change('people.yaml', 'order: 1', 'order: 1 # the founder');
  change('people.yaml', /^- id: .+$/m, '$& # since 2019');
  expect(check().faults).toEqual([]);
});

test('what is said for people names field, place and remedy; another folder is no content', () => {
  const line = change(MENU, /price: \d+/, 'price: dear');
  const run = (...given: string[]) =>
    spawnSync(process.execPath, ['scripts/check/check-content.ts', ...given], { encoding: 'utf8' });
  const { stdout } = run('--content', inCopy());
  expect(stdout).toMatch(
    new RegExp(
      `^content/brands/roll-nation/menu\\.yaml:${line}:\\d+  [A-Z].+, price: is not a number – write a number\\n$`,
    ),
  );
  const nowhere = run('--content', tmpdir());
  expect(nowhere).toMatchObject({ status: 2, stdout: '' });
  expect(nowhere.stderr).toContain('holds no content of this site');
});
