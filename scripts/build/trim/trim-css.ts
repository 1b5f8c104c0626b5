import { readFileSync } from 'node:fs';
import {
  type CustomAtRules,
  Features,
  type MediaQuery,
  type Rule,
  type Targets,
  transform,
  type Visitor,
} from 'lightningcss';
import { defaultTreeAdapter as tree } from 'parse5';
import { type HtmlNode, listElements, textOf } from '../../../contract/html-tree.ts';
import { makeOnce, versionsOf } from '../../../site/build-cache/build-cache.ts';
import { BROWSER_TARGET } from '../../../ui/browser-target.ts';

const CLASS = /\.([a-zA-Z_][\w-]*)/g;
const PROPERTY = /(?<=[{};])--[\w-]+(?=:)/g;
const KEYFRAMES = /(?<=@keyframes )[\w-]+/g;
const WORD = /[\w-]+/g;

/** Styles in two parts, each with the cascade layers and conditions around it. */
export interface SplitStyles {
  screen: string;
  print: string;
}

/**
 * The browsers of `ui/browser-target.ts` as lightningcss numbers them. Without targets it writes for browsers
 * to come: it folds `animation-timeline` into `animation`, which none of today's understands.
 */
const TARGETS: Targets = Object.fromEntries(
  BROWSER_TARGET.map((target) => {
    const [, name = '', major = '0', minor = '0'] =
      /^([a-z]+)(\d+)(?:\.(\d+))?$/.exec(target) ?? [];
    return [name === 'ios' ? 'ios_saf' : name, (Number(major) << 16) | (Number(minor) << 8)];
  }),
);

/** What the result depends on besides the styles, for whoever keeps it: this very file, too. */
export const TRIM_RECIPE = [
  versionsOf('lightningcss'),
  ...BROWSER_TARGET,
  readFileSync(new URL(import.meta.url), 'utf8'),
].join('\n');

const print = (
  css: string,
  visitor: Visitor<CustomAtRules>,
  unusedSymbols: string[] = [],
): string =>
  transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    targets: TARGETS,
    exclude: Features.LightDark,
    visitor,
    unusedSymbols,
  }).code.toString();

/** Parts every `@media print` block from the rest; both keep their order. */
export function splitPrintRules(css: string): SplitStyles {
  const leaveOut = {
    Rule: { media: (rule: MediaRule) => (isForPrint(rule.value.query) ? [] : undefined) },
  };
  return { screen: print(css, leaveOut), print: joinPrintRules([css]) };
}

/** The rules for print of several stylesheets, each once. */
export const joinPrintRules = (sheets: readonly string[]): string =>
  print(sheets.join('\n'), keepPrintRules());

type MediaRule = Extract<Rule, { type: 'media' }>;

const isForPrint = ({ mediaQueries }: { mediaQueries: MediaQuery[] }): boolean =>
  mediaQueries.every(
    ({ mediaType, condition, qualifier }) => mediaType === 'print' && !condition && !qualifier,
  );

/**
 * Rules are only left out, never written anew: lightningcss 1.33 cannot take back all that it gives
 * (a `var()` in a declaration, for one).
 */
function keepPrintRules(): Visitor<CustomAtRules> {
  const groups: string[] = [];
  const seen = new Set<string>();
  let depth = 0;
  return {
    Rule(rule) {
      if (isPrintBlock(rule)) depth += 1;
      if (isGroup(rule)) {
        groups.push(describe({ ...rule.value, rules: [] }));
        return undefined;
      }
      if (rule.type === 'style' && rule.value.rules?.some(isPrintBlock))
        throw new Error('@media print stands inside of a rule; put it around the rule');
      const known = [...groups, describe(rule)].join();
      if (depth === 0 || seen.has(known)) return [];
      seen.add(known);
      return undefined;
    },
    RuleExit(rule) {
      if (!isGroup(rule)) return undefined;
      groups.pop();
      if (isPrintBlock(rule)) depth -= 1;
      return rule.value.rules.every(({ type }) => type === 'ignored') ? [] : undefined;
    },
  };
}

/** Everything of a rule but where it stands. */
const describe = (rule: object): string =>
  JSON.stringify(rule, (name, value) => (name === 'loc' ? undefined : value));

const isPrintBlock = (rule: Rule): boolean => rule.type === 'media' && isForPrint(rule.value.query);

type GroupRule = Extract<Rule, { type: 'media' | 'supports' | 'layer-block' | 'container' }>;

/** Conditions and layers, whose blocks hold rules. */
const isGroup = (rule: Rule): rule is GroupRule =>
  rule.type === 'media' ||
  rule.type === 'supports' ||
  rule.type === 'layer-block' ||
  rule.type === 'container';

/** The words of a page outside its styles: class names, but also what a script may write. */
export const wordsOf = (page: HtmlNode): Set<string> => {
  const texts = listElements(page).flatMap((element) => [
    ...element.attrs.map(({ value }) => value),
    ...(element.tagName === 'style' ? [] : element.childNodes.filter(tree.isTextNode).map(textOf)),
  ]);
  return new Set(texts.flatMap((text) => text.split(/[^\w-]+/)));
};

/**
 * Leaves out rules whose selectors all ask for a class that a page does not have, custom properties
 * that nobody reads and movements that no rule begins.
 * @param sheets the page's stylesheets, minified
 * @param words everything that could be a name on the page, see {@link wordsOf}
 */
export async function dropUnused(
  sheets: readonly string[],
  words: ReadonlySet<string>,
): Promise<string[]> {
  const unused = findUnused(sheets.join('\n'), words);
  const left = await Promise.all(sheets.map((css) => dropNames(css, unused)));
  // Custom properties may read one another, so it goes on until nothing is left to drop.
  return left.join('').length < sheets.join('').length ? dropUnused(left, words) : left;
}

async function dropNames(css: string, unused: readonly string[]): Promise<string> {
  const here = unused.filter((name) => css.includes(name));
  const kept = await makeOnce('css', [css, here.join(' '), TRIM_RECIPE], async () =>
    Buffer.from(print(css, {}, here)),
  );
  return kept.toString();
}

function findUnused(css: string, words: ReadonlySet<string>): string[] {
  const used = new Set(css.replace(PROPERTY, '').replace(KEYFRAMES, '').match(WORD));
  const named = [...(css.match(PROPERTY) ?? []), ...(css.match(KEYFRAMES) ?? [])];
  const classes = [...css.matchAll(CLASS)].map(([, name = '']) => name);
  return [...new Set([...named.filter((name) => !used.has(name)), ...classes])]
    .filter((name) => !words.has(name))
    .sort();
}
