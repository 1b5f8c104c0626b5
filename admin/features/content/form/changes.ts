import type { ContentChange, FieldPath } from '../../../../contract/desk/content/content.ts';
import { isInside, valueAt } from '../../../../contract/desk/content/field-path.ts';

type Branch = Record<string | number, unknown>;

const isBranch = (value: unknown): value is Branch => typeof value === 'object' && value !== null;

export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The value with another one at the path; what is missing on the way is made. */
function writePath(
  value: unknown,
  path: FieldPath,
  written: (before: unknown) => unknown,
): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return written(value);
  const copy: Branch = Array.isArray(value)
    ? ([...value] as unknown as Branch)
    : { ...(isBranch(value) ? value : {}) };
  const inner = writePath(copy[key], rest, written);
  if (inner === undefined && rest.length === 0) delete copy[key];
  else copy[key] = inner;
  return copy;
}

const withList = (list: unknown, change: (items: unknown[]) => void): unknown[] => {
  const items = Array.isArray(list) ? [...list] : [];
  change(items);
  return items;
};

/** @returns the values after one change; `body` changes none of them */
export function applyChange(values: unknown, change: ContentChange): unknown {
  switch (change.op) {
    case 'body':
      return values;
    case 'set':
      return writePath(values, change.path, () => change.value);
    case 'unset':
      return writePath(values, change.path, () => undefined);
    case 'add':
      return writePath(values, change.path, (list) =>
        withList(list, (items) => items.splice(change.at, 0, change.value)),
      );
    case 'remove':
      return writePath(values, change.path, (list) =>
        withList(list, (items) => items.splice(change.at, 1)),
      );
    default:
      return writePath(values, change.path, (list) =>
        withList(list, (items) => items.splice(change.to, 0, ...items.splice(change.at, 1))),
      );
  }
}

export const applyChanges = (values: unknown, changes: readonly ContentChange[]): unknown =>
  changes.reduce(applyChange, values);

/**
 * Adds a change to those that wait, which stay as few as possible: typing on replaces what was typed before, an edit
 * of a new item is part of adding it, and an edit that was taken back leaves nothing.
 * @param base the values as they were opened
 */
export function addChange(
  base: unknown,
  waiting: readonly ContentChange[],
  change: ContentChange,
): ContentChange[] {
  const kept = change.op === 'body' ? waiting.filter(({ op }) => op !== 'body') : waiting;
  if (change.op !== 'set' && change.op !== 'unset') return [...kept, change];
  return dropTakenBack(base, joinChange(base, kept, change));
}

/** Puts it into the last change that wrote the same place, unless a list has moved since. */
function joinChange(
  base: unknown,
  waiting: readonly ContentChange[],
  change: Extract<ContentChange, { op: 'set' | 'unset' }>,
): ContentChange[] {
  for (let place = waiting.length - 1; place >= 0; place -= 1) {
    const before = waiting[place];
    if (!before || before.op === 'body') continue;
    const joined = joinOne(before, change);
    if (joined) return waiting.map((known, at) => (at === place ? joined : known));
    if (before.op !== 'set' && before.op !== 'unset' && isInside(change.path, before.path)) break;
  }
  return [...waiting, widen(applyChanges(base, waiting), change)];
}

function joinOne(
  before: Exclude<ContentChange, { op: 'body' }>,
  change: Extract<ContentChange, { op: 'set' | 'unset' }>,
): ContentChange | undefined {
  if (before.op === 'remove' || before.op === 'move') return undefined;
  const written = before.op === 'add' ? [...before.path, before.at] : before.path;
  if (!isInside(change.path, written)) return undefined;
  const inner = change.path.slice(written.length);
  if (inner.length === 0 && before.op !== 'add') return change;
  if (before.op === 'unset') return undefined;
  const value = change.op === 'set' ? change.value : undefined;
  return { ...before, value: writePath(before.value, inner, () => value) };
}

/** A field below something that is not there yet: the whole of it is set. */
function widen(
  values: unknown,
  change: Extract<ContentChange, { op: 'set' | 'unset' }>,
): ContentChange {
  if (change.op === 'unset') return change;
  for (let depth = 1; depth < change.path.length; depth += 1) {
    const path = change.path.slice(0, depth);
    if (isBranch(valueAt(values, path))) continue;
    return {
      op: 'set',
      path,
      value: writePath(undefined, change.path.slice(depth), () => change.value),
    };
  }
  return change;
}

function dropTakenBack(base: unknown, changes: ContentChange[]): ContentChange[] {
  if (changes.some(({ op }) => op === 'add' || op === 'remove' || op === 'move')) return changes;
  return changes.filter(
    (change) =>
      change.op === 'body' ||
      !isSame(valueAt(base, change.path), change.op === 'set' ? change.value : undefined),
  );
}
