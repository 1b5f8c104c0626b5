import { tooMany } from '../fault.ts';
import { MAX_ITEMS } from '../limits.ts';
import type { Scanner } from './scanner.ts';

const SPACE = /[ \t]*/y;

/** Reads items between commas up to the end of the text; at least one. */
export function readItems<Item>(scanner: Scanner, readItem: () => Item): Item[] {
  const items: Item[] = [];
  do {
    scanner.take(SPACE);
    items.push(readItem());
    scanner.take(SPACE);
  } while (scanner.take(/,/y));
  scanner.expectEnd('"," or end of input');
  if (items.length > MAX_ITEMS) {
    throw tooMany('items of a list', MAX_ITEMS);
  }
  return items;
}
