import type { ContentChange, FieldPath } from '../../../../contract/desk/content/content.ts';

type Branch = Record<string | number, unknown>;

export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The value with another one at the path; what is missing on the way is made. */
function writePath(
  value: unknown,
  [key, ...rest]: FieldPath,
  written: (before: unknown) => unknown,
): unknown {
  if (key === undefined) return written(value);
  const copy = (Array.isArray(value) ? [...value] : { ...Object(value) }) as Branch;
  const inner = writePath(copy[key], rest, written);
  if (inner === undefined && rest.length === 0) delete copy[key];
  else copy[key] = inner;
  return copy;
}

/** @returns the values after one change; `body` changes none of them */
export function applyChange(values: unknown, change: ContentChange): unknown {
  if (change.op === 'body') return values;
  return writePath(values, change.path, (before) => {
    if (change.op === 'set') return change.value;
    if (change.op === 'unset') return undefined;
    const items: unknown[] = Array.isArray(before) ? [...before] : [];
    if (change.op === 'add') items.splice(change.at, 0, change.value);
    else {
      const taken = items.splice(change.at, 1);
      if (change.op === 'move') items.splice(change.to, 0, ...taken);
    }
    return items;
  });
}

export const applyChanges = (values: unknown, changes: readonly ContentChange[]): unknown =>
  changes.reduce(applyChange, values);

const placeOf = (change: ContentChange): string | undefined => {
  if (change.op === 'body') return 'body';
  return change.op === 'set' || change.op === 'unset' ? JSON.stringify(change.path) : undefined;
};

/** Adds a change: of one field the last edit is kept, and edits that were taken back leave nothing. */
export function addChange(
  base: { values: unknown; body: string | null },
  waiting: readonly ContentChange[],
  change: ContentChange,
): ContentChange[] {
  const place = placeOf(change);
  // Once a list has moved, the same path is another place.
  const moved = waiting.map(placeOf).lastIndexOf(undefined);
  const kept = waiting.filter(
    (one, at) => at <= moved || place === undefined || placeOf(one) !== place,
  );
  const changes = [...kept, change];
  const { body, values } = base;
  const isBodySame = changes.every((one) => one.op !== 'body' || one.value === body);
  return isBodySame && isSame(applyChanges(values, changes), values) ? [] : changes;
}
