import type { CssBlock, CssNode } from './css-tree.ts';

/** Conditions and layers, whose blocks hold rules; other at-rules are kept as they are. */
const GROUP = /^@(layer|media|supports|container|starting-style)\b/;
/** Where a class may be missing and the selector still hold. */
const ALTERNATIVES = /:(not|is|where)\(/;

/**
 * Leaves out the rules whose selectors all ask for a class that the page does not have.
 * @param words everything that could be a class name on the page, see {@link wordsOf}
 */
export function dropUnusedRules(nodes: readonly CssNode[], words: ReadonlySet<string>): CssNode[] {
  return nodes.flatMap<CssNode>((node) => {
    if (typeof node === 'string') return [node];
    if (GROUP.test(node.prelude)) {
      const children = dropUnusedRules(node.children, words);
      return children.length ? [{ ...node, children }] : [];
    }
    return node.prelude.startsWith('@') || isUsed(node, words) ? [node] : [];
  });
}

/** The words of a page outside its styles: class names, but also what a script may write. */
export const wordsOf = (html: string): Set<string> =>
  new Set(html.replace(/<style\b[^>]*>[\s\S]*?<\/style>/g, '').split(/[^\w-]+/));

/** Whether some selector of a rule can hold; alternatives within one count as if they do. */
function isUsed({ prelude }: CssBlock, words: ReadonlySet<string>): boolean {
  if (ALTERNATIVES.test(prelude)) return true;
  const plain = prelude.replace(/\[[^\]]*\]/g, '');
  return plain
    .split(',')
    .some((selector) =>
      [...selector.matchAll(/\.([\w-]+)/g)].every(([, name = '']) => words.has(name)),
    );
}
