import type { FieldPath } from '../../../contract/desk/content/content.ts';

type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);

/** A fact that the owner has not confirmed: `{ value, sample: true }`. */
export const isSample = (value: unknown): value is Fields =>
  isFields(value) && value.sample === true && 'value' in value;

/** What stands in a field, be it confirmed or not. */
export const plainValue = (value: unknown): unknown => (isSample(value) ? value.value : value);

const NAMES = ['name', 'title', 'heading', 'question', 'label', 'what', 'network', 'id'];

/** What an entry of a list calls itself; nothing where it has no words of its own. */
export function nameOf(entry: unknown): string | undefined {
  const value = plainValue(entry);
  if (!isFields(value)) return undefined;
  const names = NAMES.map((key) => plainValue(value[key]));
  return names.find((name): name is string => typeof name === 'string' && name.trim() !== '');
}

/** `priceRange` becomes “price range”. */
const wordsOfKey = (key: string): string =>
  key
    .replaceAll(/[-_]+/g, ' ')
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replaceAll(/\b(url|seo|pdf|gst|gstin|cin|fssai|qr)\b/g, (short) => short.toUpperCase());

const begin = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** Below the last entry of a list that has a name: that name, and the way from there. */
interface Way {
  entry: string | undefined;
  rest: string[];
}

function followNames(values: unknown, path: FieldPath): Way {
  const way: Way = { entry: undefined, rest: [] };
  let found = values;
  for (const key of path) {
    found = Object.hasOwn(Object(plainValue(found)), key)
      ? (plainValue(found) as Record<string | number, unknown>)[key]
      : undefined;
    // The two ways to write a fact are one field.
    if (key === 'value') continue;
    if (typeof key === 'string') way.rest.push(wordsOfKey(key));
    else Object.assign(way, stepInto(way, key, nameOf(found)));
  }
  return way;
}

const stepInto = ({ entry, rest }: Way, place: number, name: string | undefined): Way =>
  name === undefined
    ? { entry, rest: [...rest.slice(0, -1), `${rest.at(-1) ?? 'entry'} ${place + 1}`] }
    : { entry: name, rest: [] };

/**
 * A field in plain words: “Kulhad chai, price”, “Phone of the hotline”, “Offices, registered, street”.
 * @param values of the file that the path leads through
 */
export function nameField(values: unknown, path: FieldPath): string {
  // A picture is called after what it belongs to.
  const way = path.at(-1) === 'src' ? path.slice(0, -1) : path;
  const { entry, rest } = followNames(values, way);
  if (entry !== undefined) return [entry, ...rest].join(', ');
  const [above, last] = rest;
  if (rest.length === 2 && above && last && !/\d$/.test(above))
    return begin(`${last} of the ${above}`);
  return begin(rest.join(', ')) || 'All entries';
}
