/** A key of a file as words: `priceRange` becomes “Price range”. */
export function readableKey(key: string | number): string {
  if (typeof key === 'number') return String(key + 1);
  const words = key
    .replaceAll(/[-_.]+/g, ' ')
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .trim()
    .toLowerCase()
    .replaceAll(/\b(url|seo|faq|pdf|gst|qr|cta)\b/g, (short) => short.toUpperCase());
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const NAMING = ['name', 'title', 'heading', 'question', 'label', 'city', 'words', 'text', 'value'];
const LONGEST = 60;

const wordsOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() ? shorten(value) : undefined;

const partOf = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;

/** What an item of a list calls itself, be it a fact or plain; its number where it has no words. */
export function nameOfItem(item: unknown, place: number): string {
  if (typeof item === 'number') return String(item);
  for (const key of NAMING) {
    const part = partOf(item, key);
    const words = wordsOf(part) ?? wordsOf(partOf(part, 'value'));
    if (words) return words;
  }
  return wordsOf(item) ?? `Number ${place + 1}`;
}

const shorten = (words: string): string =>
  words.length > LONGEST ? `${words.slice(0, LONGEST - 1).trimEnd()}…` : words;
