import type { ContentChange, FieldPath } from '../../../contract/desk/content/content.ts';
import { valueAt } from './value-at.ts';

/** A change that does not fit the file, in words for who made it. */
export class UnfitChange extends Error {
  override readonly name = 'UnfitChange';
}

export type ValueChange = Exclude<ContentChange, { op: 'body' }>;
type Holder = Record<string, unknown> | unknown[];

/**
 * What a file's values are after a change; the given ones stay as they are. It is what the changed text is compared
 * with.
 * @throws UnfitChange when the path leads nowhere
 */
export function changeValues(values: unknown, change: ValueChange): unknown {
  const changed = structuredClone(values);
  if (change.op === 'set' || change.op === 'unset') {
    const { holder, key } = findHolder(changed, change.path);
    if (change.op === 'set') put(holder, key, structuredClone(change.value));
    else if (!Array.isArray(holder) && Object.hasOwn(holder, key)) delete holder[key];
    else throw new UnfitChange(`There is no “${key}” to leave out.`);
    return changed;
  }
  const list = follow(changed, change.path);
  if (!Array.isArray(list)) throw new UnfitChange('This field is no list.');
  const last = change.op === 'add' ? list.length : list.length - 1;
  requirePlace(change.at, last);
  if (change.op === 'add') {
    list.splice(change.at, 0, structuredClone(change.value));
    return changed;
  }
  const [taken] = list.splice(change.at, 1);
  if (change.op === 'move') {
    requirePlace(change.to, last);
    list.splice(change.to, 0, taken);
  }
  return changed;
}

function requirePlace(place: number, last: number): void {
  if (Number.isInteger(place) && place >= 0 && place <= last) return;
  throw new UnfitChange(`The list has no place ${place}.`);
}

function findHolder(values: unknown, path: FieldPath) {
  const key = path.at(-1);
  if (key === undefined) throw new UnfitChange('A change needs a field.');
  return { holder: follow(values, path.slice(0, -1)), key };
}

function follow(values: unknown, path: FieldPath): Holder {
  const found = valueAt(values, path);
  if (typeof found !== 'object' || found === null)
    throw new UnfitChange(`There is no field “${path.join(' › ')}”.`);
  return found as Holder;
}

function put(holder: Holder, key: string | number, value: unknown): void {
  if (Array.isArray(holder)) {
    requirePlace(Number(key), holder.length - 1);
    holder[Number(key)] = value;
    return;
  }
  const isNew = !Object.hasOwn(holder, key);
  if (isNew && (!/^[a-zA-Z][\w-]*$/.test(String(key)) || key in holder))
    throw new UnfitChange(`“${key}” is no name of a field.`);
  holder[key] = value;
}
