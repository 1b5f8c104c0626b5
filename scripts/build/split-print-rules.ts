import type { CssNode } from './css-tree.ts';

/** Styles in two parts, each with the cascade layers and conditions around it. */
export interface SplitStyles {
  screen: CssNode[];
  print: CssNode[];
}

/** Parts every `@media print` block from the rest; both keep their order. */
export function splitPrintRules(nodes: readonly CssNode[]): SplitStyles {
  const parts: SplitStyles = { screen: [], print: [] };
  for (const node of nodes) {
    if (typeof node === 'string') parts.screen.push(node);
    else if (node.prelude === '@media print') parts.print.push(...node.children);
    else {
      const { screen, print } = splitPrintRules(node.children);
      parts.screen.push({ ...node, children: screen });
      if (print.length) parts.print.push({ ...node, children: print });
    }
  }
  return parts;
}
