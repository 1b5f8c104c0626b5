import { parse } from 'parse5';
import { expect, test } from '../../support/product/product.ts';
import { elements, findAttributes } from '../../support/site/served-html.ts';
import { listedPaths, UNLISTED_PATHS } from '../../support/site/site-map.ts';

/** Elements that HTML forbids inside a link or a button (HTML Living Standard, interactive content). */
const INTERACTIVE = new Set(['a', 'button', 'input', 'select', 'textarea', 'details', 'iframe']);

/** What is wrong with a served page, one line each. */
function faultsOf(html: string): string[] {
  const faults: string[] = [];
  const document = parse(html, {
    sourceCodeLocationInfo: true,
    onParseError: ({ code, startLine, startCol }) =>
      faults.push(`${code} at ${startLine}:${startCol}`),
  });
  const ids = findAttributes(document, ['id']).map(({ value }) => value);
  const doubled = ids.filter((id, index) => ids.indexOf(id) !== index);
  faults.push(...doubled.map((id) => `id "${id}" twice`));
  for (const { value } of findAttributes(document, ['aria-labelledby', 'aria-describedby'])) {
    const missing = value.split(/\s+/).filter((id) => !ids.includes(id));
    faults.push(...missing.map((id) => `no element has the id "${id}"`));
  }
  for (const element of elements(document)) {
    if (element.attrs.some(({ name }) => name === 'style'))
      faults.push(`${element.tagName} has a style`);
    if (element.tagName !== 'a' && element.tagName !== 'button') continue;
    const inner = [...elements(element)].slice(1).filter(({ tagName }) => INTERACTIVE.has(tagName));
    faults.push(...inner.map(({ tagName }) => `${tagName} inside ${element.tagName}`));
  }
  const headings = [...elements(document)].filter(({ tagName }) => tagName === 'h1');
  if (headings.length !== 1) faults.push(`${headings.length} h1`);
  return faults;
}

test('every served page is valid HTML', async ({ request }) => {
  test.setTimeout(120_000);
  const found: string[] = [];
  for (const path of [...(await listedPaths(request)), ...UNLISTED_PATHS, '/no-such-dish']) {
    const faults = faultsOf(await (await request.get(path)).text());
    found.push(...faults.map((fault) => `${path}: ${fault}`));
  }
  expect(found).toEqual([]);
});
