import type { FieldPath } from '../../../contract/desk/content/content.ts';
import { isFields, nameField, nameOf } from './name-field.ts';
import { isFilled, normalText, numbersIn, partsOf, wordsIn } from './normal-text.ts';
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
}

/** Longer than any paragraph of a page. */
const LONGEST = 2000;
const MOST = 20;
const EXACT = 100;
const HELD = 60;
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

function* leavesOf(value: unknown, path: FieldPath = [], entry?: string): Generator<Leaf> {
  if (typeof value === 'string' || typeof value === 'number') {
    // Names of picture files are on no page.
    if (path.at(-1) !== 'src') yield { path, value, entry };
  } else if (Array.isArray(value)) {
    for (const [at, item] of value.entries())
      yield* leavesOf(item, [...path, at], nameOf(item) ?? entry);
  } else if (isFields(value)) {
    for (const [key, item] of Object.entries(value)) yield* leavesOf(item, [...path, key], entry);
  }
}

const scoreLeaf = ({ value, entry }: Leaf, wanted: string): number =>
  typeof value === 'number' ? scoreNumber(value, entry, wanted) : scoreText(value, wanted);

/** An amount tells little by itself, and more beside the name of its dish. */
function scoreNumber(value: number, entry: string | undefined, wanted: string): number {
  if (!numbersIn(wanted).includes(value)) return 0;
  if (entry && wanted.includes(normalText(entry))) return 55;
  return wordsIn(wanted).join('').replace(/\D/g, '') === String(value) ? 50 : 20;
}

function scoreText(value: string, wanted: string): number {
  const parts = partsOf(value);
  const written = parts.join(' ').trim();
  if (!written) return 0;
  if (isFilled(parts, wanted)) return EXACT;
  if (parts.some((part) => part.includes(wanted)))
    return HELD + 10 + 20 * (wanted.length / written.length);
  const words = wordsIn(wanted);
  const own = wordsIn(written);
  // One word of a sentence is no sign of the field that holds this word alone.
  const isHeld = parts.every((part) => wanted.includes(part.trim()));
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
