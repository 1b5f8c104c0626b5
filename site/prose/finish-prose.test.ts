import { createSatteriMarkdownProcessor } from '@astrojs/markdown-satteri';
import { parse, parseFragment } from 'parse5';
import { describe, expect, it, test } from 'vitest';
import { attributeOf, listElements } from '../../contract/html-tree.ts';
import { CODE_AS_WORDS, finishProse, PLAIN_MARKDOWN } from './finish-prose.ts';

const finish = (html: string, names: readonly string[] = []) => finishProse(html, names);
/** What a browser makes of finished prose. */
const elementsOf = (html: string) => listElements(parseFragment(html));

describe('tables', () => {
  const table = '<table><thead><tr><th>Item</th></tr></thead></table>';
  const framed = (name: string) =>
    `<div class="table-frame" role="region" tabindex="0" aria-label="${name}">` +
    '<table><thead><tr><th scope="col">Item</th></tr></thead></table></div>';

  it('are regions named after the heading above them', () => {
    expect(finish(`<h2 id="r">Rent &amp; <em>"power"</em></h2><p>x</p>${table}`)).toBe(
      `<h2 id="r">Rent &amp; <em>"power"</em></h2><p>x</p>${framed('Rent &amp; &quot;power&quot;')}`,
    );
  });

  it('are counted anew below each heading, and named without one', () => {
    expect(finish(`${table}<h2>Cost</h2>${table}${table}<h3>Rent</h3>${table}`)).toBe(
      `${framed('Table')}<h2>Cost</h2>${framed('Cost')}${framed('Cost, table 2')}<h3>Rent</h3>${framed('Rent')}`,
    );
  });

  it('are not looked for in words', () => {
    const html = '<p title="<table>">&lt;table&gt;</p>';
    expect(elementsOf(finish(html)).map(({ tagName }) => tagName)).toEqual(['p']);
  });
});

describe('people', () => {
  const HTML =
    '<h2>Growth</h2><p>More counters.</p><p>"Small first," said <em>Arjun</em>\nBedi.</p><p>End.</p>';

  it('take their paragraph with them, also where the name is broken over two lines', () => {
    expect(finish(HTML, ['Meera Khanna', 'Arjun Bedi'])).toBe(
      '<h2>Growth</h2><p>More counters.</p><p>End.</p>',
    );
  });

  it('take a picture of them with them', () => {
    expect(finish('<p><img alt="Arjun Bedi"></p>', ['Arjun Bedi'])).toBe('');
  });

  it('stay where nobody has to be left out', () => {
    expect(finish(HTML)).toBe(HTML);
  });
});

it('amounts are kept on one line, and only in the text', () => {
  expect(finish('<p><a title="₹8-15 Lakhs" href="/fees">from ₹12 Lakhs</a> on</p>')).toBe(
    '<p><a title="₹8-15 Lakhs" href="/fees">from <span class="whole">₹12 Lakhs</span></a> on</p>',
  );
});

const BREAKS_OUT = '> ₹8-15 Lakhs &lt;script&gt;run()&lt;/script&gt;';
test.each([
  ['the title of a link', 'a', 'title', `[what it costs](https://a.example "${BREAKS_OUT}")`],
  ['the words of a picture', 'img', 'alt', `![${BREAKS_OUT}](/a.png)`],
  ['the title of a picture', 'img', 'title', `![a](/a.png "${BREAKS_OUT}")`],
])('%s breaks out of nothing', async (_what, tagName, attribute, markdown) => {
  const processor = await createSatteriMarkdownProcessor(PLAIN_MARKDOWN);
  const elements = elementsOf(finish((await processor.render(markdown)).code));
  expect(elements.map((element) => element.tagName)).toEqual(['p', tagName]);
  expect(elements.map((element) => attributeOf(element, attribute)).at(-1)).toBe(
    '> ₹8-15 Lakhs <script>run()</script>',
  );
});

async function render(markdown: string): Promise<string> {
  const processor = await createSatteriMarkdownProcessor({ ...PLAIN_MARKDOWN, ...CODE_AS_WORDS });
  return (await processor.render(markdown)).code;
}

test.each([
  ['a program', '<script>alert(1)</script>', /<script/],
  ['a program within a sentence', 'We <script>alert(1)</script> bake.', /<script/],
  ['a block of HTML', '<div onclick="alert(1)">\n\nhi\n\n</div>', /<div/],
  ['a picture that runs', 'a <img src=x onerror=alert(1)> b', /<img/],
  ['a frame', '<iframe src="https://a.example"></iframe>', /<iframe/],
  ['a comment', 'a <!-- b --> c', /<!--/],
  ['a link that runs', '[x](javascript:alert(1))', /href/],
  ['a link that runs, written as entities', '[x](java&#115;cript:alert(1))', /href/],
  ['a link that runs, in capitals', '[x](JavaScript:alert(1))', /href/],
  ['a link that runs, by reference', '[x][a]\n\n[a]: javascript:alert(1)', /href/],
  ['a bare address that runs', '<javascript:alert(1)>', /href/],
  ['a page in an address', '[x](data:text/html,<b>x)', /href/],
  ['a picture from a program', '![x](vbscript:x)', /src/],
  ['a line that was indented, as code', '    a = 1', /style=/],
  ['a block of code', '```js\na = 1\n```', /style=/],
])('%s is words alone', async (_what, markdown, forbidden) => {
  const html = await render(markdown);
  expect(html).not.toMatch(forbidden);
  // As a browser reads it, too.
  expect(
    JSON.stringify(parse(html), (key, value) => (key === 'parentNode' ? null : value)),
  ).not.toMatch(/"tagName":"(?:script|iframe|div)"|"name":"on/);
});

test.each([
  ['[x](/franchise#fees)', 'href="/franchise#fees"'],
  ['[x](#fees)', 'href="#fees"'],
  ['[x](https://a.example/?a:b)', 'href="https://a.example/?a:b"'],
  ['<https://a.example>', 'href="https://a.example"'],
  ['[x](mailto:a@b.example)', 'href="mailto:a@b.example"'],
  ['[x](tel:+919876543210)', 'href="tel:+919876543210"'],
  ['## Why', '<h2 id="why">Why</h2>'],
  ['**a** & `<b>`', '<strong>a</strong> &amp; <code>&lt;b&gt;</code>'],
])('%s is what it was', async (markdown, html) => {
  expect(await render(markdown)).toContain(html);
});
