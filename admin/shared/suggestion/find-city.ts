import { CITIES } from '../../../contract/desk/cities.ts';
import { pattern, plainWords, WORD_BEGINS, WORD_ENDS } from './plain-words.ts';

const NAMES = new Map(
  CITIES.flatMap(([name = '', ...others]) =>
    [name, ...others].map((one) => [plainWords(one), name] as const),
  ),
);
/** Longer names first: Navi Mumbai is not Mumbai. */
const ANY = [...NAMES.keys()].sort((a, b) => b.length - a.length).join('|');
const CITY = pattern(`${WORD_BEGINS}(${ANY})${WORD_ENDS}`, 'gu');

/** The place is meant, and not a dish, a road or our own office. */
const LEADS_IN = pattern(
  String.raw`(?:(?<!\p{L})(?:in|at|near|from|for|around|location|city|area|place|based)[ :-]*|[,(-]\s*|^)$`,
  'u',
);
const FOLLOWS =
  /^[ ,]*(?:city|mein|mei|mai|main|me|m|vich|vch|ch|se|ka|ki|ke|shahar|में|से|का|की|के|शहर|ਵਿੱਚ|ਵਿਚ|ਚ|ਤੋਂ|ਸਹਿਰ|ਦੇ|ਦਾ|ਦੀ)(?![\p{L}\p{M}])/u;
const NOT_THEIRS =
  /^\s*(?:office|branch|outlet|restaurant|store|airport|road|university|highway|style|special|famous)/u;
const OURS = pattern(
  String.raw`(?<!\p{L})(?:your|aapke|aapka|aapki|आपके|आपका|ਤੁਹਾਡੇ|visited)(?: \p{L}+)? ?(?:in |at )?$`,
  'u',
);

const OR = pattern(`^\\s*(?:or|and|ya|aur|&|/|या|और|ਜਾਂ|ਅਤੇ)\\s*(?:${ANY})${WORD_ENDS}`, 'u');

/** @param text plain words, without the names of our brands. @returns the one city that the message places itself in */
export function findCity(text: string): string | undefined {
  const found = new Set<string>();
  for (const match of text.matchAll(CITY)) {
    const before = text.slice(0, match.index);
    const after = text.slice(match.index + match[0].length);
    if (NOT_THEIRS.test(after) || OURS.test(before)) continue;
    if (OR.test(after)) return undefined;
    if (LEADS_IN.test(before) || FOLLOWS.test(after)) found.add(NAMES.get(match[0]) ?? match[0]);
  }
  // Two cities: somebody has to ask which.
  return found.size === 1 ? [...found][0] : undefined;
}
