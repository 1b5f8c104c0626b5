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

/** What an item of a list calls itself; its number where it has no words. */
export function nameOfItem(item: unknown, place: number): string {
  if (typeof item === 'string' && item.trim()) return shorten(item);
  if (typeof item === 'number') return String(item);
  if (typeof item === 'object' && item !== null) {
    for (const key of NAMING) {
      const words: unknown = Reflect.get(item, key);
      if (typeof words === 'string' && words.trim()) return shorten(words);
      if (typeof words === 'object' && words !== null) {
        const inner: unknown = Reflect.get(words, 'value');
        if (typeof inner === 'string' && inner.trim()) return shorten(inner);
      }
    }
  }
  return `Number ${place + 1}`;
}

const shorten = (words: string): string =>
  words.length > LONGEST ? `${words.slice(0, LONGEST - 1).trimEnd()}…` : words;
