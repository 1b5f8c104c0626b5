import { isDeepStrictEqual } from 'node:util';
import { isFields, nameOf, plainValue } from './name-field.ts';

/** How the entries of a list before and after a change belong together. */
export interface Matched {
  /** Places before and after, in the order of after. */
  pairs: { before: number; after: number }[];
  removed: number[];
  added: number[];
}

/** Entries are the same by their id or name, else by all that they say; a renamed one by its place among the others. */
export function matchEntries(before: readonly unknown[], after: readonly unknown[]): Matched {
  const places = new Map(keysOf(before).map((key, at) => [key, at]));
  const paired = new Map<number, number>();
  for (const [at, key] of keysOf(after).entries()) {
    const place = places.get(key);
    if (place !== undefined) paired.set(at, place);
  }
  for (const [at, place] of renamed(before, after, paired)) paired.set(at, place);
  const known = new Set(paired.values());
  return {
    pairs: [...paired].map(([at, place]) => ({ before: place, after: at })).sort(byPlace),
    removed: [...before.keys()].filter((place) => !known.has(place)),
    added: [...after.keys()].filter((at) => !paired.has(at)),
  };
}

const byPlace = (one: { after: number }, other: { after: number }) => one.after - other.after;

/** Unlike each other: where two entries have one name, the second gets a number. */
function keysOf(entries: readonly unknown[]): string[] {
  const seen = new Map<string, number>();
  return entries.map((entry) => {
    const { id } = Object(plainValue(entry));
    const own = typeof id === 'string' ? id : (nameOf(entry) ?? JSON.stringify(entry));
    const count = (seen.get(own) ?? 0) + 1;
    seen.set(own, count);
    return `${own} ${count}`;
  });
}

/** Of entries without a partner, those that follow the same one on both sides and say something alike. */
function* renamed(
  before: readonly unknown[],
  after: readonly unknown[],
  paired: ReadonlyMap<number, number>,
): Generator<[number, number]> {
  const known = new Set(paired.values());
  let place = 0;
  for (let at = 0; at < after.length; at += 1) {
    const partner = paired.get(at);
    if (partner !== undefined) place = partner + 1;
    else if (place < before.length && !known.has(place) && areAlike(before[place], after[at])) {
      yield [at, place];
      place += 1;
    }
  }
}

function areAlike(one: unknown, other: unknown): boolean {
  const [left, right] = [plainValue(one), plainValue(other)];
  if (!isFields(left) || !isFields(right)) return typeof left === typeof right;
  return Object.entries(left).some(([key, value]) => isDeepStrictEqual(value, right[key]));
}
