import { createSatteriMarkdownProcessor } from '@astrojs/markdown-satteri';
import { parseFragment } from 'parse5';
import { describe, expect, it, test } from 'vitest';
import { attributeOf, listElements } from '../../contract/html-tree.ts';
import { finishProse } from './finish-prose.ts';
import { PLAIN_MARKDOWN } from './plain-markdown.ts';

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

describe('amounts', () => {
  it('are kept on one line, and only in the text', () => {
    expect(finish('<p><a title="₹8-15 Lakhs" href="/fees">from ₹12 Lakhs</a> on</p>')).toBe(
      '<p><a title="₹8-15 Lakhs" href="/fees">from <span class="whole">₹12 Lakhs</span></a> on</p>',
    );
  });
});

test.each([
  [
    'the title of a link',
    'a',
    'title',
    `[what it costs](https://a.example "> ₹8-15 Lakhs &lt;script&gt;run()&lt;/script&gt;")`,
  ],
  [
    'the words of a picture',
    'img',
    'alt',
    '![> ₹8-15 Lakhs &lt;script&gt;run()&lt;/script&gt;](/a.png)',
  ],
  [
    'the title of a picture',
    'img',
    'title',
    `![a](/a.png "> ₹8-15 Lakhs &lt;script&gt;run()&lt;/script&gt;")`,
  ],
])('%s breaks out of nothing', async (_what, tagName, attribute, markdown) => {
  const processor = await createSatteriMarkdownProcessor(PLAIN_MARKDOWN);
  const elements = elementsOf(finish((await processor.render(markdown)).code));
  expect(elements.map((element) => element.tagName)).toEqual(['p', tagName]);
  expect(elements.map((element) => attributeOf(element, attribute)).at(-1)).toBe(
    '> ₹8-15 Lakhs <script>run()</script>',
  );
});
