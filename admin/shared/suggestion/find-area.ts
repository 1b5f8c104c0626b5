import { NUMBER, pattern, readNumber, UP_TO } from './plain-words.ts';

/** Square feet in one of each. */
const UNITS: readonly (readonly [factor: number, words: string])[] = [
  [
    1,
    String.raw`(?:sq\.?\s*-?\s*(?:ft|feet|foot|fit|fits)\b|sqft|sft\b|sq\.?\s*f\b|square\s*(?:feet|foot|ft|fit)\b|स्क्वायर\s*फ[ीिु]ट|वर्ग\s*फ[ीिु]ट|ਵਰਗ\s*ਫੁੱਟ|ਸਕੁਏਅਰ\s*ਫੁੱਟ|ਸਕੇਅਰ\s*ਫੁੱਟ)`,
  ],
  [9, String.raw`(?:ga[jz]\b|sq\.?\s*y(?:d|ard)s?\b|square\s*yards?\b|गज|ਗਜ?)`],
  [10.764, String.raw`(?:sq\.?\s*m(?:tr|eter|etre)?s?\b|square\s*met(?:er|re)s?\b)`],
];
const PATTERNS = UNITS.map(
  ([factor, words]) => [factor, pattern(`${NUMBER}${UP_TO}\\s*\\+?\\s*${words}`, 'u')] as const,
);
const SIDES = pattern(
  String.raw`(?<![\d.x*×])(\d{1,3})\s*(?:ft|feet|')?\s*(?:x|×|\*|by)\s*(\d{1,3})(?![\d.x*×]|\s*(?:hours?|days?|ghante))`,
  'u',
);
/** Smaller is no kitchen, larger no shop. */
const LEAST = 40;
const MOST = 200_000;

/** @param text plain words. @returns square feet; of a range the larger, of two sides their product */
export function findArea(text: string): number | undefined {
  for (const [factor, pattern] of PATTERNS) {
    const [, first = '', second] = pattern.exec(text) ?? [];
    if (first) return inBounds(readNumber(second ?? first) * factor);
  }
  const [, width = '0', depth = '0'] = SIDES.exec(text) ?? [];
  // "24x7" are hours.
  if (Number(width) < 6 || Number(depth) < 6 || (width === '24' && depth === '7')) return undefined;
  return inBounds(Number(width) * Number(depth));
}

const inBounds = (area: number): number | undefined =>
  area >= LEAST && area <= MOST ? Math.round(area) : undefined;
