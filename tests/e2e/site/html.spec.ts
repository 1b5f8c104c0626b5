import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { parse } from 'parse5';
import { expect, test } from '../../support/product/product.ts';
import { elements } from '../../support/site/served-html.ts';
import { listedPaths, UNLISTED_PATHS } from '../../support/site/site-map.ts';

/** The rules of the HTML standard; what is a matter of taste, it leaves. */
const standard = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:standard'],
    rules: { 'no-missing-references': 'error' },
  }),
);

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
  const errors = standard
    .validateStringSync(html)
    .results.flatMap(({ messages }) => messages)
    .map(({ message, line, column }) => `${message} at ${line}:${column}`);
  const document = parse(html, {
    // So that what is for browsers without scripts is looked into as well.
    scriptingEnabled: false,
    sourceCodeLocationInfo: true,
    onParseError: ({ code, startLine, startCol }) =>
      errors.push(`${code} at ${startLine}:${startCol}`),
  });
  const all = [...elements(document)];
  for (const { tagName, attrs, parentNode } of all) {
    if (attrs.some(({ name }) => name === 'style')) errors.push(`${tagName} has a style`);
    if (tagName === 'style' && !isHead(parentNode)) errors.push('a style that is not in the head');
  }
  for (const [words] of html.replace(PROGRAMS, '').replaceAll('<!-- -->', '').matchAll(GLUED))
    errors.push(`words glued together: ${words}`);
  // The parser moves what stands behind it into the body, without a word.
  if (!html.trimEnd().endsWith('</html>')) errors.push('something behind </html>');
  const headings = all.filter(({ tagName }) => tagName === 'h1');
  if (headings.length !== 1) errors.push(`${headings.length} h1`);
  return errors;
}

test('every served page is valid HTML', { tag: '@check' }, async ({ request }) => {
  test.setTimeout(120_000);
  const found: string[] = [];
  for (const path of [...(await listedPaths(request)), ...UNLISTED_PATHS, '/no-such-dish']) {
    const errors = errorsOf(await (await request.get(path)).text());
    found.push(...errors.map((error) => `${path}: ${error}`));
  }
  expect(found).toEqual([]);
});
