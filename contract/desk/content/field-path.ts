import type { FieldPath } from './content.ts';

type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);

/** A fact that the owner has not confirmed: `{ value, sample: true }`. */
export const isSample = (value: unknown): value is Fields =>
  isFields(value) && value.sample === true && 'value' in value;

/** A field's value, whether or not it is confirmed. */
export const plainValue = (value: unknown): unknown => (isSample(value) ? value.value : value);

/** @returns the value at a path; undefined where there is none */
export function valueAt(values: unknown, path: FieldPath): unknown {
  let found = values;
  for (const key of path) {
    // Only own keys: a path comes from outside, and `__proto__` is a path too.
    found =
      typeof found === 'object' && found !== null && Object.hasOwn(found, key)
        ? (found as Record<string | number, unknown>)[key]
        : undefined;
  }
  return found;
}

/** Whether a path is another one or leads below it. */
export const isInside = (path: FieldPath, outer: FieldPath): boolean =>
  outer.length <= path.length && outer.every((key, at) => String(path[at]) === String(key));

/** Fields that name an entry of a list, the best one first. */
const NAMES = 'name title heading question label what city words text network id'.split(' ');

/** @returns the name of an entry of a list; undefined where it has none */
export function nameOf(entry: unknown): string | undefined {
  const value = plainValue(entry);
  if (!isFields(value)) return undefined;
  const names = NAMES.map((key) => plainValue(value[key]));
  return names.find((name): name is string => typeof name === 'string' && name.trim() !== '');
}

/** `priceRange` becomes “price range”. */
export const wordsOfKey = (key: string): string =>
  key
    .replaceAll(/[-_.]+/g, ' ')
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .trim()
    .toLowerCase()
    .replaceAll(/\b(url|seo|faq|pdf|gst|gstin|cin|fssai|qr|cta)\b/g, (short) =>
      short.toUpperCase(),
    );

export const capitalise = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** A field in plain words: “Kulhad chai, price”, “Phone of the hotline”, “Offices, registered, street”. */
export function nameField(values: unknown, path: FieldPath): string {
  let entry: string | undefined;
  let rest: string[] = [];
  let found = values;
  // The two ways to write a fact are one field, and a picture is called after what it belongs to.
  const isUnnamed = (key: unknown) => key === 'value' || key === 'src';
  for (const key of path) {
    found = valueAt(plainValue(found), [key]) ?? valueAt(found, [key]);
    const name = typeof key === 'number' ? nameOf(found) : undefined;
    if (name !== undefined) [entry, rest] = [name, []];
    else if (typeof key === 'number') rest.push(`${rest.pop() ?? 'entry'} ${key + 1}`);
    else if (!isUnnamed(key)) rest.push(wordsOfKey(key));
  }
  if (entry !== undefined) return [entry, ...rest].join(', ');
  const [above, last] = rest;
  if (rest.length === 2 && above && last && !/\d$/.test(above))
    return capitalise(`${last} of the ${above}`);
  return capitalise(rest.join(', ')) || 'All entries';
}
