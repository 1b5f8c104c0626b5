/**
 * Lets React go on in a page that a browser has translated: the translator replaces text nodes by elements of its
 * own, and React, which still holds the old ones, would throw and empty the whole island (react issue 11538).
 */
export function bearTranslation(): void {
  // The same module draws the page at build.
  if (typeof Node === 'undefined') return;
  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.insertBefore = function <T extends Node>(
    this: Node,
    node: T,
    before: Node | null,
  ) {
    let place = before;
    while (place && place.parentNode !== this) place = place.parentNode;
    return insertBefore.call(this, node, place) as T;
  };
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T) {
    return (child.parentNode ? removeChild.call(child.parentNode, child) : child) as T;
  };
}
