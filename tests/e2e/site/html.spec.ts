import { parse } from 'parse5';
import { expect, test } from '../../support/product/product.ts';
import { elements, findAttributes } from '../../support/site/served-html.ts';
import { listedPaths, UNLISTED_PATHS } from '../../support/site/site-map.ts';

/** Elements that HTML forbids inside a link or a button (HTML Living Standard, interactive content). */
const INTERACTIVE = new Set(['a', 'button', 'input', 'select', 'textarea', 'details', 'iframe']);

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
    if (element.tagName !== 'a' && element.tagName !== 'button') continue;
    const inner = [...elements(element)].slice(1).filter(({ tagName }) => INTERACTIVE.has(tagName));
    errors.push(...inner.map(({ tagName }) => `${tagName} inside ${element.tagName}`));
  }
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
