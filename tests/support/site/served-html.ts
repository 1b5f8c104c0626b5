import type { DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;

/** Every element below `node`, itself first, in document order. */
export function* elements(node: Node): Generator<DefaultTreeAdapterTypes.Element> {
  if ('tagName' in node) yield node;
  if ('content' in node) yield* elements(node.content);
  if ('childNodes' in node) for (const child of node.childNodes) yield* elements(child);
}

/** Name and value of each of these attributes below `node`. */
export function findAttributes(node: Node, names: readonly string[]) {
  return [...elements(node)].flatMap((element) =>
    element.attrs.filter(({ name }) => names.includes(name)),
  );
}
