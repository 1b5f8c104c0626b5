import { html, type DefaultTreeAdapterTypes as Tree, defaultTreeAdapter as tree } from 'parse5';

export type HtmlNode = Tree.Node;
export type HtmlChild = Tree.ChildNode;
export type HtmlParent = Tree.ParentNode;
export type HtmlElement = Tree.Element;

/** All elements below a node in their order, those of templates too. They may be moved while one looks at them. */
export function listElements(node: HtmlNode): HtmlElement[] {
  const children = 'childNodes' in node ? node.childNodes : [];
  const content = 'content' in node ? listElements(node.content) : [];
  const below = children.flatMap((child) => [
    ...(tree.isElementNode(child) ? [child] : []),
    ...listElements(child),
  ]);
  return [...content, ...below];
}

/** @throws Error when the node holds no such element */
export function findElement(node: HtmlNode, tagName: string): HtmlElement {
  const found = listElements(node).find((element) => element.tagName === tagName);
  if (!found) throw new Error(`There is no <${tagName}> in this page.`);
  return found;
}

export const attributeOf = ({ attrs }: HtmlElement, name: string): string | undefined =>
  attrs.find((one) => one.name === name)?.value;

/** Changes an attribute in its place, or adds it as the first one. */
export function setAttribute(element: HtmlElement, name: string, value: string): void {
  const present = element.attrs.find((one) => one.name === name);
  if (present) present.value = value;
  else element.attrs.unshift({ name, value });
}

/** All pieces of text below a node, in their order. */
export const listTexts = (node: HtmlNode): Tree.TextNode[] =>
  [node, ...listElements(node)].flatMap((one) =>
    'childNodes' in one ? one.childNodes.filter(tree.isTextNode) : [],
  );

/** All text of a node and of what is in it. */
export function textOf(node: HtmlNode): string {
  if (tree.isTextNode(node)) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}

/** An element that is in no page yet. */
export function createElement(
  tagName: string,
  attributes: Readonly<Record<string, string>>,
  text = '',
): HtmlElement {
  const attrs = Object.entries(attributes).map(([name, value]) => ({ name, value }));
  const element = tree.createElement(tagName, html.NS.HTML, attrs);
  if (text) tree.insertText(element, text);
  return element;
}

/** Puts other nodes where one is; none takes it away. */
export function replaceNode(node: HtmlChild, others: readonly HtmlChild[]): void {
  const parent = node.parentNode;
  if (!parent) return;
  for (const other of others) tree.insertBefore(parent, other, node);
  tree.detachNode(node);
}
