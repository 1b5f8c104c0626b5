import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { trimStyles } from './trim-styles.ts';

const STYLES =
  '.here{top:0}.gone{top:1px}:root{--paper:#fff;--idle:1}@media print{.here{color:var(--paper)}}';
const pageOf = (body: string, styles = STYLES) =>
  `<!DOCTYPE html><html><head><style>${styles}</style></head><body>${body}</body></html>`;
const HERE = '<p class="here">x</p>';

async function trim(files: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(tmpdir(), 'yctfc-styles-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'assets'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  await trimStyles(folder);
  const sheets = readdirSync(join(folder, 'assets'));
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  const stylesOf = (name: string) => /<style>(.*?)<\/style>/s.exec(read(name))?.[1];
  return { sheets, read, stylesOf };
}

test('a page keeps what its first view needs, also what only paper reads', async () => {
  const { stylesOf } = await trim({ 'index.html': pageOf(HERE), 'brands/a.html': pageOf(HERE) });
  for (const name of ['index.html', 'brands/a.html'])
    expect(stylesOf(name)).toBe('.here{top:0}:root{--paper:#fff}');
});

test('a property that paper sets and nobody reads goes', async () => {
  const styles = ':root{--idle:1}@media print{:root{--idle:2}.here{top:0}}';
  const { stylesOf } = await trim({ 'index.html': pageOf(HERE, styles) });
  expect(stylesOf('index.html')).not.toContain('--idle');
});

test.each([
  ['an island', 'index.html', `${HERE}<astro-island></astro-island>`],
  ['a script of its own', 'index.html', `${HERE}<script type="module" src="/a.js"></script>`],
  ['a template that the server fills', 'templates/sent.html', HERE],
])('%s may bring more, so its page keeps all', async (_case, name, body) => {
  const { stylesOf } = await trim({ [name]: pageOf(body) });
  expect(stylesOf(name)).toContain('.gone{top:1px}');
  expect(stylesOf(name)).toContain('--idle');
  expect(stylesOf(name)).not.toContain('@media print');
});

test('a page whose script brings nothing says so, and is trimmed', async () => {
  const body = `${HERE}<script type="module" src="/a.js"></script><div data-whole></div>`;
  const { stylesOf, read } = await trim({ 'index.html': pageOf(body) });
  expect(stylesOf('index.html')).toBe('.here{top:0}:root{--paper:#fff}');
  expect(read('index.html')).toContain('fetchpriority="low" src="/a.js"');
});

test('icons say no more than HTML needs', async () => {
  const icon = '<svg xmlns="http://www.w3.org/2000/svg"></svg>';
  const { read } = await trim({
    'index.html': pageOf(icon),
    'form.html': pageOf(`${icon}<astro-island></astro-island>`),
  });
  expect(read('index.html')).toContain('<svg></svg>');
  expect(read('form.html')).toContain('<svg></svg>');
});

test('rules for paper are one sheet for all pages, named by what it says', async () => {
  const other = '@media print{.only-there{color:#000}}';
  const files = {
    'index.html': pageOf(HERE),
    'a.html': pageOf(HERE, other),
    'b.html': pageOf(HERE, ''),
  };
  const { sheets, read } = await trim(files);
  expect(sheets).toHaveLength(1);
  const [sheet = ''] = sheets;
  expect(sheet).toMatch(/^print\.[\w-]{4}\.css$/);
  expect(read(`assets/${sheet}`)).toContain('.only-there');
  expect(read(`assets/${sheet}`).match(/\.here/g)).toHaveLength(1);
  for (const name of Object.keys(files))
    expect(read(name)).toContain(
      `<link rel="stylesheet" href="/assets/${sheet}" media="print"></head>`,
    );
  const again = await trim({ 'index.html': pageOf(HERE) });
  expect(again.sheets).not.toEqual(sheets);
});

test('paper waits until all else has come, and where no script runs it does not', async () => {
  const late = `${HERE}<script data-late>one()</script>`;
  const { sheets, read } = await trim({ 'index.html': pageOf(late) });
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
  const { read } = await trim({ 'index.html': pageOf(HERE), 'feed.xml': pageOf(HERE) });
  expect(read('feed.xml')).toBe(pageOf(HERE));
});

test('pages with the same late programs share a file', async () => {
  const late = `${HERE}<script data-late>one()</script>`;
  const { sheets, read } = await trim({
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
