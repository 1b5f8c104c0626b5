import { type CssNode, printCss } from './css-tree.ts';

const PROPERTY = /^(--[\w-]+):/;
const KEYFRAMES = /^@keyframes ([\w-]+)/;
const NAME = /[\w-]+/g;

/**
 * Leaves out what a page's rules name and never use: custom properties that nobody reads and movements
 * that no rule begins. Custom properties may read one another, so it goes on until nothing is left to
 * drop.
 * @param sheets the page's stylesheets
 * @param words everything that a script may write, see `wordsOf` in drop-unused-rules.ts
 */
export function dropUnusedNames(
  sheets: readonly (readonly CssNode[])[],
  words: ReadonlySet<string>,
): CssNode[][] {
  const used = new Set(sheets.flatMap((sheet) => usesIn(sheet)));
  const isUsed = (name: string) => used.has(name) || words.has(name);
  const left = sheets.map((sheet) => keepUsed(sheet, isUsed));
  const before = sheets.map(printCss).join('').length;
  const after = left.map(printCss).join('').length;
  return after < before ? dropUnusedNames(left, words) : left;
}

function keepUsed(nodes: readonly CssNode[], isUsed: (name: string) => boolean): CssNode[] {
  return nodes.flatMap<CssNode>((node) => {
    const [, name] = (typeof node === 'string' ? PROPERTY : KEYFRAMES).exec(textOf(node)) ?? [];
    if (name && !isUsed(name)) return [];
    return typeof node === 'string'
      ? [node]
      : [withChildren(node, keepUsed(node.children, isUsed))];
  });
}

const textOf = (node: CssNode): string => (typeof node === 'string' ? node : node.prelude);
const withChildren = (node: Exclude<CssNode, string>, children: CssNode[]) => ({
  ...node,
  children,
});

/**
 * Every name in a declaration's value or in a condition: which of them are properties or movements does
 * not matter.
 */
function usesIn(nodes: readonly CssNode[]): string[] {
  return nodes.flatMap((node) => {
    if (typeof node !== 'string')
      return [...conditionNames(node.prelude), ...usesIn(node.children)];
    return node.slice(node.indexOf(':') + 1).match(NAME) ?? [];
  });
}

/** A container may ask for a property's value. */
const conditionNames = (prelude: string): string[] =>
  prelude.startsWith('@') && !KEYFRAMES.test(prelude) ? (prelude.match(NAME) ?? []) : [];
