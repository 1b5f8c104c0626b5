import { isDeepStrictEqual } from 'node:util';
import type { FieldPath } from '../../../contract/desk/content/content.ts';
import { valueAt } from '../save/content-text.ts';
import { isFields, isSample, nameField, nameOf, plainValue } from './name-field.ts';
import { showChange, showValue } from './show-value.ts';

/** A content file as `readValues` gives it. */
export interface FileState {
  values: unknown;
  body: string | null;
}

/** Where a field stands after a change, and where it stood before. */
export interface Place {
  at: FieldPath;
  was: FieldPath;
}

/** One change for the history. */
export interface ChangeWords {
  /** The field as it stands afterwards, or stood if it is gone; null for the whole file and for the text below. */
  path: FieldPath | null;
  /** The field, what stood there, and what stands there: “Kulhad chai, price: 40 → 45”. */
  words: string;
  /** Of a field: whether or not anything stands there. */
  place?: Place;
}

/**
 * Before and after of each field of a file that changed.
 * @param id its name, which stands in for a title
 * @param before null where it is new
 * @param after null where it was removed
 */
export function describeChanges(
  id: string,
  before: FileState | null,
  after: FileState | null,
): ChangeWords[] {
  if (!before || !after) {
    const state = after ?? before;
    if (!state) return [];
    return [{ path: null, words: `${after ? 'New' : 'Removed'}: ${nameOf(state.values) ?? id}` }];
  }
  const fields = [...compare(before.values, after.values, { at: [], was: [] })].map(
    ({ place, words }): ChangeWords => {
      const isGone = valueAt(after.values, place.at) === undefined;
      const path = isGone ? place.was : place.at;
      const name = nameField(isGone ? before.values : after.values, path);
      return { path, words: `${name}: ${words}`, place };
    },
  );
  const [old, now] = [before.body?.trim(), after.body?.trim()];
  return old === now ? fields : [...fields, { path: null, words: `Text: ${showChange(old, now)}` }];
}

interface Difference {
  place: Place;
  words: string;
}

const into = ({ at, was }: Place, key: string | number, old = key): Place => ({
  at: [...at, key],
  was: [...was, old],
});

function* compare(before: unknown, after: unknown, place: Place): Generator<Difference> {
  if (isDeepStrictEqual(before, after)) return;
  if (Array.isArray(before) && Array.isArray(after)) yield* compareLists(before, after, place);
  else if (isFields(before) && isFields(after) && isSample(before) === isSample(after))
    for (const key of new Set([...Object.keys(before), ...Object.keys(after)]))
      yield* compare(before[key], after[key], into(place, key));
  else yield { place, words: sayChange(before, after, place) };
}

function sayChange(before: unknown, after: unknown, { at }: Place): string {
  // The name of a picture's file tells nobody anything.
  const isPicture = at.at(-1) === 'src';
  if (before === undefined) return `${isPicture ? 'a picture' : showValue(after)} added`;
  if (after === undefined) return `${isPicture ? 'the picture' : showValue(before)} removed`;
  return isPicture ? 'another picture' : showChange(before, after);
}

/** Entries are the same by their id or name, else by all that they say; in lists of one length also by their place. */
function* compareLists(
  before: readonly unknown[],
  after: readonly unknown[],
  place: Place,
): Generator<Difference> {
  const [old, now] = [keysOf(before), keysOf(after)];
  const partners = now.map((key, at) => {
    const isRenamed =
      old.length === now.length && !old.includes(key) && !now.includes(old[at] ?? '');
    return isRenamed ? at : old.indexOf(key);
  });
  for (const [at, was] of partners.entries())
    if (was >= 0) yield* compare(before[was], after[at], into(place, at, was));
  for (const [was, entry] of before.entries())
    if (!partners.includes(was)) yield { place, words: `${showValue(entry)} removed` };
  for (const [at, entry] of after.entries())
    if ((partners[at] ?? -1) < 0) yield { place, words: `${showValue(entry)} added` };
  const kept = partners.filter((was) => was >= 0);
  if (kept.some((was, at) => was < (kept[at - 1] ?? -1))) yield { place, words: 'order changed' };
}

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
