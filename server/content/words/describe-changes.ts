import { isDeepStrictEqual } from 'node:util';
import type { FieldPath } from '../../../contract/desk/content/content.ts';
import { valueAt } from '../save/content-text.ts';
import { matchEntries } from './match-entries.ts';
import { isFields, nameField, nameOf, plainValue } from './name-field.ts';
import { showChange, showValue } from './show-value.ts';

/** A content file as `readValues` gives it. */
export interface FileState {
  values: unknown;
  body: string | null;
}

/** One change for the history. */
export interface ChangeWords {
  /** The field as it stands afterwards, or stood if it is gone; null for the whole file and for the text below. */
  path: FieldPath | null;
  words: string;
  /** Of a field: its place after the change and before it, whether or not anything stands there. */
  place?: Place;
}

/**
 * What became of a file, in plain words: “Kulhad chai, price: 40 → 45”.
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
    const name = nameOf(state.values) ?? id;
    return [{ path: null, words: `${after ? 'New' : 'Removed'}: ${name}` }];
  }
  const context = { before: before.values, after: after.values };
  const fields = [...compare(context, { at: [], was: [] }, before.values, after.values)];
  return [...fields, ...describeBody(before.body ?? '', after.body ?? '')];
}

interface Context {
  before: unknown;
  after: unknown;
}
/** Where a field stands after the change, and where it stood before. */
export interface Place {
  at: FieldPath;
  was: FieldPath;
}

const isSample = (value: unknown): boolean => plainValue(value) !== value;
const into = ({ at, was }: Place, key: string | number, old: string | number = key): Place => ({
  at: [...at, key],
  was: [...was, old],
});

function* compare(
  context: Context,
  place: Place,
  before: unknown,
  after: unknown,
): Generator<ChangeWords> {
  if (isDeepStrictEqual(before, after)) return;
  const [old, now] = [plainValue(before), plainValue(after)];
  // A fact's state is told with the fact, however deep its change lies.
  const isKept = before !== undefined && after !== undefined;
  if (isKept && isSample(before) !== isSample(after))
    yield say(context, place, describeFact(old, now, isSample(after)));
  else
    yield* compareParts(
      context,
      isKept && isSample(after) ? into(place, 'value') : place,
      old,
      now,
    );
}

function* compareParts(
  context: Context,
  place: Place,
  old: unknown,
  now: unknown,
): Generator<ChangeWords> {
  if (Array.isArray(old ?? now) && Array.isArray(now ?? old)) {
    yield* compareLists(context, place, (old ?? []) as unknown[], (now ?? []) as unknown[]);
  } else if (isFields(old) && isFields(now)) {
    for (const key of new Set([...Object.keys(old), ...Object.keys(now)]))
      yield* compare(context, into(place, key), old[key], now[key]);
  } else yield say(context, place, describeValue(place, old, now));
}

function say({ before, after }: Context, place: Place, words: string): ChangeWords {
  const { at, was } = place;
  const isGone = valueAt(after, at) === undefined;
  const name = isGone ? nameField(before, was) : nameField(after, at);
  return { path: isGone ? was : at, words: `${name}: ${words}`, place };
}

function describeFact(old: unknown, now: unknown, isOpen: boolean): string {
  const state = isOpen ? 'to be confirmed' : 'confirmed';
  return isDeepStrictEqual(old, now)
    ? `${showValue(now)}, ${state}`
    : `${showChange(old, now)}, ${state}`;
}

function describeValue({ at }: Place, old: unknown, now: unknown): string {
  // The name of a picture's file tells nobody anything.
  const isPicture = at.at(-1) === 'src';
  if (old === undefined) return isPicture ? 'a picture added' : `${showValue(now)} added`;
  if (now === undefined) return isPicture ? 'the picture removed' : `${showValue(old)} removed`;
  return isPicture ? 'another picture' : showChange(old, now);
}

function* compareLists(
  context: Context,
  place: Place,
  before: readonly unknown[],
  after: readonly unknown[],
): Generator<ChangeWords> {
  const { pairs, removed, added } = matchEntries(before, after);
  for (const pair of pairs)
    yield* compare(
      context,
      into(place, pair.after, pair.before),
      before[pair.before],
      after[pair.after],
    );
  for (const at of removed) yield say(context, place, `${showValue(before[at])} removed`);
  for (const at of added) yield say(context, place, `${showValue(after[at])} added`);
  const isMoved = pairs.some((pair, at) => pair.before < (pairs[at - 1]?.before ?? -1));
  if (isMoved) yield say(context, place, 'order changed');
}

const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((part) => part.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean);

function describeBody(before: string, after: string): ChangeWords[] {
  if (before.trim() === after.trim()) return [];
  const old = paragraphsOf(before);
  const now = paragraphsOf(after);
  const gone = without(old, now);
  const fresh = without(now, old);
  const words = bodyWords(gone, fresh);
  return [{ path: null, words: `Text: ${words}` }];
}

/** Paragraphs of one text that the other has not, or not so often. */
function without(paragraphs: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return paragraphs.filter((paragraph) => {
    const at = left.indexOf(paragraph);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

function bodyWords(gone: readonly string[], fresh: readonly string[]): string {
  const [old] = gone;
  const [now] = fresh;
  const count = Math.max(gone.length, fresh.length);
  if (count === 0) return 'paragraphs moved, or line breaks changed';
  if (count > 1) {
    const kind = gone.length === 0 ? 'added' : fresh.length === 0 ? 'removed' : 'changed';
    return `${count} paragraphs ${kind}`;
  }
  if (old === undefined) return `${showValue(now)} added`;
  return now === undefined ? `${showValue(old)} removed` : showChange(old, now);
}
