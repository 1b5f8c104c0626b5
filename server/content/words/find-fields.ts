import type { FieldPath } from '../../../contract/desk/content/content.ts';
import { isFields, nameField, nameOf } from './name-field.ts';
import { isFilled, longNumbersIn, normalText, numbersIn, partsOf, wordsIn } from './normal-text.ts';
import { showValue } from './show-value.ts';

/** A field that holds words of a page. */
export interface FoundField {
  /** Empty for the text below the fields. */
  path: FieldPath;
  /** The field's name and what stands there. */
  words: string;
  /** 100 for the very words, above 60 where one holds the other, less for words in common and for amounts. */
  score: number;
}

interface Leaf {
  path: FieldPath;
  value: string | number;
  /** What the entry is called in which it stands. */
  entry: string | undefined;
  /** What stands beside it, itself among them: the other end of a range. */
  beside: readonly unknown[];
}

/** Longer than any paragraph of a page. */
const LONGEST = 2000;
const MOST = 20;
const EXACT = 100;
const HELD = 60;
/** Nobody means another field by such an amount. */
const LARGE = 100_000;
/** At least so much of two texts is the same where one does not hold the other. */
const LEAST_ALIKE = 0.4;

/**
 * Which fields of a file hold words as a page shows them, the likeliest first, 20 at most.
 * @param values of the file
 * @param body Markdown below them
 * @param text as it was clicked on a page, or typed
 */
export function findFields(values: unknown, body: string | null, text: string): FoundField[] {
  const wanted = normalText(text.slice(0, LONGEST));
  if (!wanted) return [];
  const fields = [...leavesOf(values)].map((leaf) => ({
    path: leaf.path,
    words: `${nameField(values, leaf.path)}: ${showValue(leaf.value)}`,
    score: scoreLeaf(leaf, wanted),
  }));
  const found = [...fields, ...findParagraph(body, wanted)].filter(({ score }) => score > 0);
  return found.sort((one, other) => other.score - one.score).slice(0, MOST);
}

function* leavesOf(
  value: unknown,
  path: FieldPath = [],
  { entry, beside }: Pick<Leaf, 'entry' | 'beside'> = { entry: undefined, beside: [] },
): Generator<Leaf> {
  if (typeof value === 'string' || typeof value === 'number') {
    // Names of picture files are on no page.
    if (path.at(-1) !== 'src') yield { path, value, entry, beside };
  } else if (Array.isArray(value)) {
    for (const [at, item] of value.entries())
      yield* leavesOf(item, [...path, at], { entry: nameOf(item) ?? entry, beside: value });
  } else if (isFields(value)) {
    for (const [key, item] of Object.entries(value))
      yield* leavesOf(item, [...path, key], { entry, beside: Object.values(value) });
  }
}

function scoreLeaf(leaf: Leaf, wanted: string): number {
  const { value } = leaf;
  if (typeof value === 'number') return scoreNumber(value, leaf, wanted);
  const isAmount = /^\d{1,5}$/.test(value) && value !== wanted;
  return isAmount ? scoreNumber(Number(value), leaf, wanted) : scoreText(value, wanted);
}

/** An amount tells little by itself, and more when it is large, or beside its range's other end or its dish's name. */
function scoreNumber(
  value: number,
  { entry, beside }: Pick<Leaf, 'entry' | 'beside'>,
  wanted: string,
): number {
  const numbers = numbersIn(wanted);
  if (!numbers.includes(value)) return 0;
  const isRange = numbers.length > 1 && numbers.every((number) => beside.includes(number));
  if (isRange || (entry && wanted.includes(normalText(entry)))) return 55;
  const isAlone = wordsIn(wanted).join('').replace(/\D/g, '') === String(value);
  return isAlone || value >= LARGE ? 50 : 20;
}

function scoreText(value: string, wanted: string): number {
  const parts = partsOf(value);
  const written = parts.join(' ').trim();
  if (!written) return 0;
  if (isFilled(parts, wanted)) return EXACT;
  if (parts.some((part) => part.includes(wanted)))
    return HELD + 10 + 20 * (wanted.length / written.length);
  return scoreLongNumber(written, wanted) || scoreWords(parts, written, wanted);
}

/** A telephone number is found however its digits are grouped, with its country or without it. */
function scoreLongNumber(written: string, wanted: string): number {
  const own = longNumbersIn(written);
  const held = longNumbersIn(wanted).find((number) =>
    own.some((one) => one.includes(number) || number.includes(one)),
  );
  if (!held) return 0;
  return HELD + 10 + 20 * Math.min(1, held.length / wordsIn(wanted).join('').length);
}

function scoreWords(parts: readonly string[], written: string, wanted: string): number {
  const words = wordsIn(wanted);
  const own = wordsIn(written);
  // One word of a sentence is no sign of the field that holds this word alone, nor are some letters of a word.
  const sentence = ` ${words.join(' ')} `;
  const isHeld = parts
    .map(wordsIn)
    .every((part) => part.length === 0 || sentence.includes(` ${part.join(' ')} `));
  if (isHeld && own.length * 3 >= words.length) return HELD + 10 * (own.length / words.length);
  const alike = shareOf(words, own);
  return alike >= LEAST_ALIKE && words.length > 1 ? alike * (HELD - 1) : 0;
}

/** How many of the words of either text are in both, from 0 to 1; what is shown may be a part of what is written. */
function shareOf(words: readonly string[], own: readonly string[]): number {
  const left = [...own];
  const common = words.filter((word) => {
    const at = left.indexOf(word);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  const least = Math.max(words.length, Math.min(own.length, words.length * 2));
  return least === 0 ? 0 : common.length / least;
}

function findParagraph(body: string | null, wanted: string): FoundField[] {
  const paragraphs = (body ?? '').split(/\n\s*\n/).flatMap((paragraph) => {
    const lines = /^\s*(?:[-*+|]|\d+\.)/m.test(paragraph) ? paragraph.split('\n') : [];
    return [paragraph, ...lines];
  });
  const scored = paragraphs.map((paragraph) => ({
    paragraph,
    score: scoreText(paragraph, wanted),
  }));
  const [best] = scored.sort((one, other) => other.score - one.score);
  if (!best) return [];
  return [{ path: [], words: `Text: ${showValue(best.paragraph)}`, score: best.score }];
}
