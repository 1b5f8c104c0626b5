import { execFile } from 'node:child_process';
import { appendFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify, stripVTControlCharacters } from 'node:util';
import { parse } from 'parse5';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import { attributeOf, type HtmlElement, listElements, textOf } from '../../contract/html-tree.ts';
import { sourceOf } from '../../server/policy/inline-hashes.ts';
import { BUILD_OF_COPY, copyProject } from './testing/copy-project.ts';

/** Written by an editor, as the attack that this test comes from did it. */
const PROGRAM = `document.title='TAKEN OVER'`;
const BRAND_WORDS = `Paneer kathi roll on a plate <script>${PROGRAM}</script>`;
const LINK_TITLE = `"> {claim:single-investment} &lt;script&gt;${PROGRAM}&lt;/script&gt;"`;
/** Markdown makes typographic quotes of those in a text, as a picture's words are. */
const ARTICLE_WORDS = /^> ₹\S+ Lakhs <script>document\.title=['‘]TAKEN OVER['’]<\/script>$/;

const BRAND = 'content/brands/roll-nation/brand.yaml';
const ARTICLE = 'content/articles/how-to-open-franchise-india.md';
const PAGES = { brands: 'brands.html', article: 'blog/how-to-open-franchise-india.html' };
const MISSING_PAGE = 'site/pages/404.astro';

const run = promisify(execFile);
/** The last one asks for a collection that may be empty. */
const project = copyProject(['404.astro', 'brands.astro', 'blog/[slug].astro', 'outlets.astro']);
const folder = join(project, 'site-of-test');
let said = '';
afterAll(() => rmSync(project, { recursive: true }));

const build = () =>
  run(process.execPath, ['scripts/build/build.ts', '--out', 'site-of-test'], {
    cwd: project,
    env: BUILD_OF_COPY,
  });
const read = (name: string) => readFileSync(join(folder, name), 'utf8');
const elementsOf = (page: string) => listElements(parse(read(page)));
/** Elements with this value in an attribute. */
const withValue = (page: string, name: string, value: string | RegExp): HtmlElement[] =>
  elementsOf(page).filter((element) => (attributeOf(element, name) ?? '').match(value));

function changeContent(): void {
  const brand = parseDocument(readFileSync(join(project, BRAND), 'utf8'));
  brand.setIn(['hero', 'alt'], BRAND_WORDS);
  writeFileSync(join(project, BRAND), brand.toString());
  const link = `[what it costs](https://example.in ${LINK_TITLE})`;
  appendFileSync(join(project, ARTICLE), `\n\n${link}\n`);
}

beforeAll(async () => {
  changeContent();
  const { stdout, stderr } = await build();
  said = stripVTControlCharacters(stdout + stderr);
}, 400_000);

test('such a build warns of nothing', () => {
  expect(said).toContain('[build] Complete!');
  expect(said.split('\n').filter((line) => line.includes('[WARN]'))).toEqual([]);
});

test('a picture’s description is its description', () => {
  expect(withValue(PAGES.brands, 'alt', /^Paneer kathi roll/).map((one) => one.tagName)).toEqual([
    'img',
  ]);
  expect(elementsOf(PAGES.brands).map((one) => attributeOf(one, 'alt'))).toContain(BRAND_WORDS);
});

test('the title of a link stays in its attribute', () => {
  const titled = withValue(PAGES.article, 'title', ARTICLE_WORDS);
  expect(titled.map(({ tagName }) => tagName)).toEqual(['a']);
});

test('none of these words is code of a page, code of a file or allowed by a policy', () => {
  for (const page of Object.values(PAGES)) {
    const scripts = elementsOf(page).filter(
      (one) => one.tagName === 'script' && attributeOf(one, 'type') !== 'application/ld+json',
    );
    expect(scripts.map(textOf).join()).not.toContain('TAKEN OVER');
  }
  const files = readdirSync(join(folder, 'assets')).filter((name) => name.endsWith('.js'));
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) expect(read(`assets/${file}`), file).not.toContain('TAKEN OVER');
  for (const file of ['.inline-hashes', '_headers'])
    expect(read(file)).not.toContain(sourceOf(PROGRAM));
});

test('a program that nobody has listed ends the build, and the site stays', async () => {
  const before = read(PAGES.brands);
  const file = join(project, MISSING_PAGE);
  const page = readFileSync(file, 'utf8');
  writeFileSync(file, `${page}<script is:inline>foreign()</script>\n`);
  await expect(build()).rejects.toThrow(/^ {2}404\.html:\d+:\d+: .*"foreign\(\)"\.$/m);
  writeFileSync(file, page);
  expect(read(PAGES.brands)).toBe(before);
}, 400_000);
