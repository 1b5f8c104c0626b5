import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readInlineHashes, sourceOf } from '../../../server/policy/inline-hashes.ts';
import { finishPages } from './finish-pages.ts';
import { emptyProgramList } from './program-list.ts';

const STYLES =
  '.here{top:0}.gone{top:1px}:root{--paper:#fff;--idle:1}@media print{.here{color:var(--paper)}}';
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
  const folder = mkdtempSync(join(tmpdir(), 'yctfc-styles-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
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

test('a page keeps what its first view needs, also what only paper reads', async () => {
  const { stylesOf } = await finish({ 'index.html': pageOf(HERE), 'brands/a.html': pageOf(HERE) });
  for (const name of ['index.html', 'brands/a.html'])
    expect(stylesOf(name)).toBe('.here{top:0}:root{--paper:#fff}');
});

test('a property that paper sets and nobody reads goes', async () => {
  const styles = ':root{--idle:1}@media print{:root{--idle:2}.here{top:0}}';
  const { stylesOf } = await finish({ 'index.html': pageOf(HERE, styles) });
  expect(stylesOf('index.html')).not.toContain('--idle');
});

test.each([
  ['an island', 'index.html', `${HERE}<astro-island></astro-island>`],
  ['a script of its own', 'index.html', `${HERE}${OWN_FILE}`],
  ['a template that the server fills', 'templates/sent.html', HERE],
])('%s may bring more, so its page keeps all', async (_case, name, body) => {
  const { stylesOf } = await finish({ [name]: pageOf(body) });
  expect(stylesOf(name)).toContain('.gone{top:1px}');
  expect(stylesOf(name)).toContain('--idle');
  expect(stylesOf(name)).not.toContain('@media print');
});

test('a page whose script brings nothing says so, and is trimmed', async () => {
  const body = `${HERE}${OWN_FILE}<div data-whole></div>`;
  const { stylesOf, read } = await finish({ 'index.html': pageOf(body) });
  expect(stylesOf('index.html')).toBe('.here{top:0}:root{--paper:#fff}');
  expect(read('index.html')).toContain(`fetchpriority="low" src="${FILE}"`);
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
  expect(sheet).toMatch(/^print\.[\w-]{4}\.css$/);
  expect(read(`assets/${sheet}`)).toContain('.only-there');
  expect(read(`assets/${sheet}`).match(/\.here/g)).toHaveLength(1);
  for (const name of Object.keys(files))
    expect(read(name)).toContain(
      `<link rel="stylesheet" href="/assets/${sheet}" media="print"></head>`,
    );
  const again = await finish({ 'index.html': pageOf(HERE) });
  expect(again.sheets).not.toEqual(sheets);
});

test('paper waits until all else has come, and where no script runs it does not', async () => {
  const late = `${HERE}<script data-late>one()</script>`;
  const { sheets, read } = await finish({ 'index.html': pageOf(late) });
  const link = `<link rel="stylesheet" href="/assets/${sheets.find((name) => name.endsWith('.css'))}" media="print">`;
  expect(read('index.html')).toContain(`<noscript>${link}</noscript></head>`);
  const program = read(`assets/${sheets.find((name) => name.endsWith('.js'))}`);
  const added: string[] = [];
  const loaded: (() => void)[] = [];
  const page = {
    head: { insertAdjacentHTML: (_place: string, html: string) => added.push(html) },
    querySelector: (name: string) => ({
      textContent: new RegExp(`<${name}>(.*?)</${name}>`).exec(read('index.html'))?.[1],
    }),
  };
  new Function('one', 'document', 'addEventListener', 'setTimeout', program)(
    () => undefined,
    page,
    (_event: string, then: () => void) => loaded.push(then),
    (then: () => void) => then(),
  );
  expect(added).toEqual([]);
  for (const then of loaded) then();
  expect(added).toEqual([link]);
});

test('what is no page stays as it is', async () => {
  const { read } = await finish({ 'index.html': pageOf(HERE), 'feed.xml': pageOf(HERE) });
  expect(read('feed.xml')).toBe(pageOf(HERE));
});

test('pages with the same late programs share a file', async () => {
  const late = `${HERE}<script data-late>one()</script>`;
  const { sheets, read } = await finish({
    'index.html': pageOf(late),
    'brands/a.html': pageOf(late),
    'brands/b.html': pageOf(`${HERE}<script data-late>two()</script>`),
  });
  const fileOf = (name: string) =>
    /<script type="module" fetchpriority="low" src="([^"]+)">/.exec(read(name))?.[1];
  expect(read(fileOf('index.html') ?? '')).toContain('one()');
  expect(fileOf('brands/a.html')).toBe(fileOf('index.html'));
  expect(read(fileOf('brands/b.html') ?? '')).toContain('two()');
  expect(sheets).toHaveLength(3);
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
  ['one that is marked as late', '<script data-late>run()</script>'],
  ['a module', '<script type="module">run()</script>'],
])('%s ends the build, with its place', async (_what, script) => {
  const pages = { 'index.html': pageOf(HERE), 'brands/a.html': pageOf(`\n${script}`) };
  await expect(finish(pages)).rejects.toThrow(/^ {2}brands\/a\.html:2:1: .*"run\(\)"\.$/m);
});

test('words that look like a program stay words', async () => {
  const words = '<script data-late>run()</script>';
  const { read, sheets } = await finish({
    'index.html': pageOf(`<p class="here" title="${words}">x</p>`),
  });
  expect(read('index.html')).toContain('title="&lt;script data-late&gt;run()&lt;/script&gt;"');
  expect(sheets.filter((name) => name.endsWith('.js'))).toEqual([]);
});
