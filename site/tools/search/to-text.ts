/**
 * End of an anchor that leads to a text. Most browsers open the folded part of the page in which it stands; the others
 * go to what the anchor names before it.
 */
export const toText = (text: string): string =>
  `:~:text=${encodeURIComponent(text).replace(/-/g, '%2D')}`;
