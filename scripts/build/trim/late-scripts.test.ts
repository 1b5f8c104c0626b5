import { parse, serialize } from 'parse5';
import { expect, test } from 'vitest';
import { takeLateScripts } from './late-scripts.ts';

const pageOf = (body: string, head = '') => `<html><head>${head}</head><body>${body}</body></html>`;
const ISLANDS = [
  '(()=>{(self.Astro||(self.Astro={})).visible=1})()',
  'customElements.define("astro-island",class extends HTMLElement{})',
];

function take(html: string, importsOf: (address: string) => string[] = () => []) {
  const page = parse(html);
  const program = takeLateScripts(page, new Set(ISLANDS), importsOf);
  return { html: serialize(page), program };
}
const run = (program: string, names: readonly string[] = []) =>
  new Function(...names, program) as (...values: unknown[]) => void;

test('what the first view does without leaves the page, in its order', () => {
  const { html, program } = take(
    pageOf(
      '<script data-late>said.push(1)</script><p>x</p><script type="module">said.push(2)</script>',
    ),
  );
  expect(html).toBe(pageOf('<p>x</p>'));
  const said: number[] = [];
  run(program, ['said'])(said);
  expect(said).toEqual([1, 2]);
});

test('each program keeps its names to itself', () => {
  const { program } = take(
    pageOf(
      '<script data-late>var a=1;let b=2</script><script type="module">var a=3;let b=4;said.push(a,b)</script>',
    ),
  );
  const said: number[] = [];
  run(program, ['said'])(said);
  expect(said).toEqual([3, 4]);
});

test('the programs of islands go along, as they stand on a page', () => {
  const page = pageOf(
    ISLANDS.map((code) => `<script>${code}</script>`).join('') +
      '<astro-island client="visible"></astro-island>',
  );
  const { html, program } = take(page);
  expect(html).toBe(pageOf('<astro-island client="visible"></astro-island>'));
  expect(program).toContain('astro-island');
});

test('a file of the page is asked for once it is painted, with what it imports', () => {
  const { html, program } = take(
    pageOf('<p>x</p><script type="module" src="/assets/tool.js"></script>'),
    (address) => [address.replace('tool', 'start')],
  );
  expect(html).toBe(pageOf('<p>x</p>'));
  let paint = (): void => undefined;
  const asked: string[] = [];
  class Observer {
    constructor(seen: typeof paint) {
      paint = seen;
    }
    observe() {}
    disconnect() {}
  }
  run(program.replaceAll('import(', 'ask('), ['PerformanceObserver', 'ask'])(
    Observer,
    (file: string) => asked.push(file),
  );
  expect(asked).toEqual([]);
  paint();
  expect(asked).toEqual(['/assets/tool.js', '/assets/start.js']);
});

test.each([
  ['what must run before the first paint', pageOf('<script>first()</script>')],
  ['a program of the head', pageOf('<p>x</p>', '<script type="module">first()</script>')],
  ['rules and data', pageOf('<script type="speculationrules">{}</script>')],
  ['what waits by itself', pageOf('<script type="module" fetchpriority="low">a()</script>')],
  ['a word', pageOf('<p title="<script data-late>a()</script>">&lt;script data-late&gt;</p>')],
  [
    'all of a page that is empty until its island comes',
    pageOf(
      `<script>${ISLANDS[0]}</script><script data-late>a()</script><astro-island client="only"></astro-island>`,
    ),
  ],
])('%s stays', (_what, page) => {
  expect(take(page)).toEqual({ html: serialize(parse(page)), program: '' });
});
