import { parse } from 'parse5';
import { expect, test } from '../../support/product/product.ts';
import { elements, findAttributes } from '../../support/site/served-html.ts';
import { listedPaths, UNLISTED_PATHS } from '../../support/site/site-map.ts';

/** Elements that HTML forbids inside a link or a button (HTML Living Standard, interactive content). */
const INTERACTIVE = new Set(['a', 'button', 'input', 'select', 'textarea', 'details', 'iframe']);

/**
 * Words that stand together because the space between text and a tag was lost. JSX and Astro drop a line
 * break beside a tag; `{' '}` keeps it.
 */
const GLUED =
  /[a-z,;:]<(?:a|b|code|em|i|strong|time)\b[^>]*>\w[^<]*|[^<>\s]<\/(?:a|b|code|em|i|strong|time)>[A-Za-z][^<]*/g;
const PROGRAMS = /<(script|style|svg)\b.*?<\/\1>/gs;

const isHead = (node: { nodeName: string } | null) => node?.nodeName === 'head';

/** What is wrong with a served page, one line each. */
function errorsOf(html: string): string[] {
  const errors: string[] = [];
  const document = parse(html, {
    sourceCodeLocationInfo: true,
    onParseError: ({ code, startLine, startCol }) =>
      errors.push(`${code} at ${startLine}:${startCol}`),
  });
  const ids = findAttributes(document, ['id']).map(({ value }) => value);
  const doubled = ids.filter((id, index) => ids.indexOf(id) !== index);
  errors.push(...doubled.map((id) => `id "${id}" twice`));
  for (const { value } of findAttributes(document, ['aria-labelledby', 'aria-describedby'])) {
    const missing = value.split(/\s+/).filter((id) => !ids.includes(id));
    errors.push(...missing.map((id) => `no element has the id "${id}"`));
  }
  for (const element of elements(document)) {
    if (element.attrs.some(({ name }) => name === 'style'))
      errors.push(`${element.tagName} has a style`);
    if (element.tagName === 'style' && !isHead(element.parentNode))
      errors.push('a style that is not in the head');
    if (element.tagName !== 'a' && element.tagName !== 'button') continue;
    const inner = [...elements(element)].slice(1).filter(({ tagName }) => INTERACTIVE.has(tagName));
    errors.push(...inner.map(({ tagName }) => `${tagName} inside ${element.tagName}`));
  }
  for (const [words] of html.replace(PROGRAMS, '').replaceAll('<!-- -->', '').matchAll(GLUED))
    errors.push(`words glued together: ${words}`);
  // The parser moves what stands behind it into the body, without a word.
  if (!html.trimEnd().endsWith('</html>')) errors.push('something behind </html>');
  const headings = [...elements(document)].filter(({ tagName }) => tagName === 'h1');
  if (headings.length !== 1) errors.push(`${headings.length} h1`);
  return errors;
}

test('every served page is valid HTML', async ({ request }) => {
  test.setTimeout(120_000);
  const found: string[] = [];
  for (const path of [...(await listedPaths(request)), ...UNLISTED_PATHS, '/no-such-dish']) {
    const errors = errorsOf(await (await request.get(path)).text());
    found.push(...errors.map((error) => `${path}: ${error}`));
  }
  expect(found).toEqual([]);
});
