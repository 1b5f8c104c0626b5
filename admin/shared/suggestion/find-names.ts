import type { DeskContent } from '../../../contract/desk/desk-content.ts';
import { pattern, plainWords, WORD_BEGINS, WORD_ENDS } from './plain-words.ts';

const quote = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** What a brand is called in a message: its name without our own and without the article. */
function patternOf(brand: string): RegExp {
  const short = brand.toLowerCase().replace(/^(?:yctfc|the) /, '');
  const words = quote(short).replaceAll(' ', '[ -]?').replace(/s$/, 's?');
  // A single word is a dish too; with ours before it, or a franchise after it, it is the brand.
  const isDish = !short.includes(' ');
  const name = isDish
    ? `(?:yctfc ${words}|${words} (?:brand|franch\\w*|outlet|counter|kiosk|stall))`
    : words;
  return pattern(`${WORD_BEGINS}${name}${WORD_ENDS}`, 'gu');
}

/** The message without the names of our brands: Delhi Gali is no city. */
export const withoutBrands = (text: string, brands: readonly string[]): string =>
  brands.reduce((rest, brand) => rest.replace(patternOf(brand), '…'), text);

/** @returns the one brand of which somebody speaks */
export function findBrand(text: string, brands: readonly string[]): string | undefined {
  const named = brands.filter((brand) => text.search(patternOf(brand)) >= 0);
  return named.length === 1 ? named[0] : undefined;
}

/** @returns the one model whose words somebody uses */
export function findModel(text: string, models: DeskContent['models']): string | undefined {
  const named = models.filter(({ words }) =>
    words.some((word) => pattern(`${WORD_BEGINS}${quote(plainWords(word))}`, 'u').test(text)),
  );
  return named.length === 1 ? named[0]?.name : undefined;
}
