/** What a translator has put in the place of a text that React still holds. */
const translations = new WeakMap<Node, ChildNode>();
let isBorne = false;

/** Lets React go on in a page that a browser has translated: the translator replaces text nodes by elements of its
 * own, and React, which still holds the old ones, would throw and empty the whole island (react issue 11538), or
 * write new figures where nobody sees them. */
export function bearTranslation(): void {
  // The same module draws the page at build; of a page with several programs the first does it for all.
  if (isBorne || typeof Node === 'undefined') return;
  isBorne = true;
  new MutationObserver(noteTranslations).observe(document, { childList: true, subtree: true });
  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.insertBefore = function <T extends Node>(
    this: Node,
    node: T,
    before: Node | null,
  ) {
    let place = before && shown(before);
    while (place && place.parentNode !== this) place = place.parentNode;
    return insertBefore.call(this, node, place) as T;
  };
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T) {
    const { parentNode } = shown(child);
    if (parentNode) removeChild.call(parentNode, shown(child));
    return child;
  };
  bearTexts(Node.prototype, 'nodeValue');
  bearTexts(CharacterData.prototype, 'data');
}

/** Translators put an element before the text, or in its place. */
function noteTranslations(records: readonly MutationRecord[]): void {
  for (const { removedNodes, addedNodes, previousSibling } of records) {
    const by = addedNodes[0] ?? previousSibling;
    if (removedNodes[0] instanceof Text && by instanceof HTMLElement)
      translations.set(removedNodes[0], by);
  }
}

const shown = (node: Node): Node => (node.parentNode ? node : (translations.get(node) ?? node));

/** A text that React changes comes back to its place; the translator may then take it anew. */
function bearTexts(of: object, name: 'nodeValue' | 'data'): void {
  const { set, ...rest } = Object.getOwnPropertyDescriptor(of, name) ?? {};
  Object.defineProperty(of, name, {
    ...rest,
    set(this: Text, value: unknown) {
      set?.call(this, value);
      if (!this.parentNode) translations.get(this)?.replaceWith(this);
    },
  });
}
