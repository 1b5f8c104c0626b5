import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { readInlineHashes, sourceOf } from '../../../server/policy/inline-hashes.ts';
import { folderOfTest } from '../../../tests/support/folders.ts';
import { finishPages } from './finish-pages.ts';
import { emptyProgramList } from './program-list.ts';

const STYLES = '.here{top:0}:root{--paper:#fff}@media print{.here{color:var(--paper)}}';
const pageOf = (body: string, styles = STYLES) =>
  `<!DOCTYPE html><html><head><style>${styles}</style></head><body>${body}</body></html>`;
const HERE = '<p class="here">x</p>';
const FILE = '/assets/a.js';
const OWN_FILE = `<script type="module" src="${FILE}"></script>`;

/** What the build of these pages has made. */
function listPrograms() {
  const programs = emptyProgramList();
  for (const code of ['one()', 'two()']) programs.inline.add(code);
  programs.files.add(FILE);
  return programs;
}

async function finish(files: Readonly<Record<string, string>>) {
  const folder = folderOfTest();
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, FILE), '');
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  await finishPages(folder, listPrograms());
  const sheets = readdirSync(join(folder, 'assets')).filter((name) => !FILE.endsWith(name));
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  const stylesOf = (name: string) => /<style>(.*?)<\/style>/s.exec(read(name))?.[1];
  return { sheets, read, stylesOf, hashesOf: await readInlineHashes(folder) };
}

test('a page has one sheet in its head, in the order of its parts and without the rules for paper', async () => {
  const island = '<style>b{top:1px}</style><svg><style>.drawn{top:2px}</style></svg>';
  const { read } = await finish({ 'index.html': pageOf(`${HERE}${island}`) });
  expect(read('index.html')).toContain(
    '<head><style>.here{top:0}:root{--paper:#fff}b{top:1px}</style><link',
  );
  expect(read('index.html')).toContain(`${HERE}<svg><style>.drawn{top:2px}</style></svg>`);
});

test.each([
  ['by itself', 'index.html', HERE, false],
  ['that an island adds to', 'index.html', `${HERE}<astro-island></astro-island>`, true],
  ['that a tool adds to', 'index.html', `${HERE}<div data-tool="a"></div>`, true],
  ['that the server fills', 'templates/sent.html', HERE, true],
])(
  'a page %s keeps rules of classes that it does not have: %s',
  async (_what, name, body, keeps) => {
    const styles = '.gone,.gone .here{top:0}.here,.here:not(.gone){left:0}';
    const { stylesOf } = await finish({ [name]: pageOf(body, styles) });
    expect(stylesOf(name)).toContain('.here:not(.gone)');
    expect(stylesOf(name)?.includes('.gone .here')).toBe(keeps);
  },
);

test('modules of tools are left to the program of the head', async () => {
  const { read } = await finish({ 'index.html': pageOf(`${HERE}${OWN_FILE}`) });
  expect(read('index.html')).toContain(`<body data-programs="${FILE}">${HERE}</body>`);
});

test('rules for paper are one sheet for all pages, named by what it says', async () => {
  const other = '@media print{.only-there{color:#000}}';
  const files = {
    'index.html': pageOf(HERE),
    'a.html': pageOf(HERE, other),
    'b.html': pageOf(HERE, ''),
  };
  const { sheets, read } = await finish(files);
  expect(sheets).toHaveLength(1);
  const [sheet = ''] = sheets;
  expect(sheet).toMatch(/^print\.[\w-]{8}\.css$/);
  expect(read(`assets/${sheet}`)).toContain('.only-there');
  expect(read(`assets/${sheet}`).match(/\.here/g)).toHaveLength(1);
  for (const name of Object.keys(files))
    expect(read(name)).toContain(
      `<link rel="stylesheet" href="/assets/${sheet}" media="print"></head>`,
    );
  const again = await finish({ 'index.html': pageOf(HERE) });
  expect(again.sheets).not.toEqual(sheets);
});

test('what is no page stays as it is', async () => {
  const { read } = await finish({ 'index.html': pageOf(HERE), 'feed.xml': pageOf(HERE) });
  expect(read('feed.xml')).toBe(pageOf(HERE));
});

test('the code of a page is written down beside it, also styles for browsers without scripts', async () => {
  const { hashesOf, stylesOf, read } = await finish({
    'index.html': pageOf(
      `${HERE}<script>one()</script><noscript><style>b{}</style></noscript>` +
        '<script type="application/ld+json">{"a":1}</script>',
    ),
    'brands/a.html': pageOf(`${HERE}${OWN_FILE}`),
  });
  expect(read('index.html')).toContain('<script>one()</script>');
  expect(hashesOf('index.html')).toEqual({
    scripts: [sourceOf('one()')],
    styles: [sourceOf(stylesOf('index.html') ?? ''), sourceOf('b{}')].sort(),
  });
  expect(hashesOf('brands/a.html').scripts).toEqual([]);
  expect(hashesOf('elsewhere.html')).toEqual({ scripts: [], styles: [] });
});

test.each([
  ['a program of somebody else', '<script>run()</script>'],
  ['a module', '<script type="module">run()</script>'],
])('%s ends the build, with its place', async (_what, script) => {
  const pages = { 'index.html': pageOf(HERE), 'brands/a.html': pageOf(`\n${script}`) };
  await expect(finish(pages)).rejects.toThrow(/^ {2}brands\/a\.html:2:1: .*"run\(\)"\.$/m);
});

test('words that look like a program stay words', async () => {
  const words = '<script>run()</script>';
  const { read } = await finish({
    'index.html': pageOf(`<p class="here" title="${words}">x</p>`),
  });
  expect(read('index.html')).toContain('title="&lt;script&gt;run()&lt;/script&gt;"');
});
