import { createSatteriMarkdownProcessor } from '@astrojs/markdown-satteri';
import { parse } from 'parse5';
import { expect, test } from 'vitest';
import { CODE_AS_WORDS, PLAIN_MARKDOWN } from './plain-markdown.ts';

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
