import { parse, serialize } from 'parse5';
import { expect, test } from 'vitest';
import { markLanguages } from './finish-pages.ts';

const pageOf = (body: string) =>
  `<!DOCTYPE html><html lang="en-IN"><head><title>चाय</title></head><body>${body}</body></html>`;

function mark(body: string) {
  const page = parse(pageOf(body));
  const languages = markLanguages(page);
  return { languages, html: serialize(page) };
}

test.each([
  ['a block', '<p class="a">चाय, ₹40।</p>', '<p lang="hi" class="a">चाय, ₹40।</p>'],
  ['a block with emphasis', '<p>चाय <b>गरम</b></p>', '<p lang="hi">चाय <b>गरम</b></p>'],
  [
    'a phrase',
    '<p>Hot ਚਾਹ ਤੇ ਰੋਟੀ, at dawn</p>',
    '<p>Hot <span lang="pa">ਚਾਹ ਤੇ ਰੋਟੀ</span>, at dawn</p>',
  ],
  [
    'phrases of two languages',
    '<p>चाय &amp; ਚਾਹ</p>',
    '<p><span lang="hi">चाय</span> &amp; <span lang="pa">ਚਾਹ</span></p>',
  ],
  [
    'a phrase around English',
    '<p>चाय <b>masala</b> गरम</p>',
    '<p><span lang="hi">चाय</span> <b>masala</b> <span lang="hi">गरम</span></p>',
  ],
  ['entities of a block', '<p>चाय &amp; पकौड़ा</p>', '<p lang="hi">चाय &amp; पकौड़ा</p>'],
  [
    'English among Hindi',
    '<main lang="hi"><p>चाय</p><ul><li>Written by <b>Asha</b></ul></main><p>Tea</p>',
    '<main lang="hi"><p>चाय</p><ul lang="en-IN"><li>Written by <b>Asha</b></li></ul></main><p>Tea</p>',
  ],
  ['a list', '<ul><li>चाय<li>Tea</ul>', '<ul><li lang="hi">चाय</li><li>Tea</li></ul>'],
])('marks %s', (_case, body, marked) => {
  expect(mark(body).html).toBe(pageOf(marked));
});

test.each([
  ['English', '<p>Tea</p>'],
  ['what is marked already', '<p lang="hi">चाय</p>'],
  ['programs and their data', '<script>const a = "चाय"</script><p data-a="चाय">Tea</p>'],
  ['an attribute', '<img alt="चाय"><input placeholder="चाय">'],
  ['a phrase in an option', '<select><option>Tea, चाय</option></select>'],
])('leaves %s as it is', (_case, body) => {
  expect(mark(body).html).toBe(serialize(parse(pageOf(body))));
});

test.each([
  ['<astro-island>', '</astro-island>'],
  ['<div data-tool="a">', '</div>'],
])('marks only whole blocks where a program would miss its own markup: %s', (start, end) => {
  const body = `${start}<p>Hot चाय</p><p>चाय</p>${end}`;
  expect(mark(body).html).toBe(pageOf(`${start}<p>Hot चाय</p><p lang="hi">चाय</p>${end}`));
});

test('tells which languages a visitor can read on the page', () => {
  expect(mark('<p>चाय</p><p>Hot ਚਾਹ</p>').languages).toEqual(['hi', 'pa']);
  expect(mark('<p data-a="ਚਾਹ">Tea</p>').languages).toEqual([]);
});
