import { isDeepStrictEqual } from 'node:util';
import type { ContentChange, FieldPath } from '../../../contract/desk/content/content.ts';
import type { FileState } from '../words/describe-changes.ts';
import { isFields } from '../words/name-field.ts';
import { valueAt } from './content-text.ts';

/** A field that both changed, with what stands there now. */
export interface Disputed {
  path: FieldPath;
  theirs: unknown;
}

/** Path of the text below the fields of an article. */
export const BODY_PATH: FieldPath = [];

/**
 * @param base the file as the person saw it
 * @param now as somebody else has saved it meanwhile
 * @param changes what the person wants
 * @returns fields that both changed; none where all changes can be put together
 */
export function findDisputed(
  base: FileState,
  now: FileState,
  changes: readonly ContentChange[],
): Disputed[] {
  const theirs = differences(base.values, now.values, []);
  const disputed = changes.flatMap((change): Disputed[] => {
    if (change.op === 'body')
      return base.body === now.body || change.value === now.body
        ? []
        : [{ path: BODY_PATH, theirs: now.body }];
    const { path } = change;
    if (!theirs.some((other) => overlap(path, other))) return [];
    const value = valueAt(now.values, path);
    return change.op === 'set' && isDeepStrictEqual(value, change.value)
      ? []
      : [{ path, theirs: value ?? null }];
  });
  const seen = new Set<string>();
  return disputed.filter(({ path }) => {
    const key = JSON.stringify(path);
    return !seen.has(key) && seen.add(key);
  });
}

/** The smallest places in which two values differ; a list of another length differs as a whole. */
function differences(before: unknown, after: unknown, path: FieldPath): FieldPath[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length)
    return before.flatMap((item, at) => differences(item, after[at], [...path, at]));
  if (isFields(before) && isFields(after)) {
    const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...keys].flatMap((key) => differences(before[key], after[key], [...path, key]));
  }
  return [path];
}

/** One of them is the other, or stands within it. */
const overlap = (one: FieldPath, other: FieldPath): boolean => {
  const length = Math.min(one.length, other.length);
  return one.slice(0, length).every((key, at) => String(key) === String(other[at]));
};
