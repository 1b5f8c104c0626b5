import type * as v from 'valibot';
import type { FieldPath, foundSchema } from '../../contract/desk/content/content.ts';
import { isFields, nameField, nameOf } from '../../contract/desk/content/field-path.ts';
import type { Drafts } from './drafts.ts';
import { showValue } from './history/describe-changes.ts';
import { readValuesOrNone } from './save/content-text.ts';

const MAX_RESULTS = 20;
const MAX_CHARS = 2000;
const FROM_HERE = 1.5;

export interface FindableFile {
  id: string;
  title: string;
  pages: readonly string[];
  values: unknown;
  body: string | null;
}

interface Field extends Pick<FindableFile, 'id' | 'title' | 'pages'> {
  path: FieldPath;
  words: string;
  text: string;
  entry: string;
}

type Found = v.InferOutput<typeof foundSchema>;

/** @returns the draft's fields that hold these words, those of the page first */
export function openSearch(drafts: Drafts) {
  let index: { commit: string; find: (text: string, page: string) => Found } | undefined;
  return async (text: string, page: string): Promise<Found> => {
    const commit = await drafts.head();
    if (index?.commit !== commit) {
      const { files } = await drafts.inspect(commit);
      const texts = await drafts.readTexts(commit);
      const read = files.map((file) => ({
        ...file,
        ...readValuesOrNone(file.id, texts.get(file.id) ?? ''),
      }));
      index = { commit, find: indexFields(read) };
    }
    return index.find(text, page);
  };
}

export function indexFields(files: readonly FindableFile[]) {
  const fields = files.flatMap((file) => [...listFields(file)]);
  return (given: string, page: string): Found => {
    const words = wordsIn(given.slice(0, MAX_CHARS));
    const isHere = ({ pages }: Field) => pages.length === 0 || pages.includes(page);
    return fields
      .map((field) => ({
        field,
        score: likeness(field, words) * (isHere(field) ? FROM_HERE : 1),
      }))
      .filter(({ score }) => score > 0)
      .sort((one, other) => other.score - one.score)
      .slice(0, MAX_RESULTS)
      .map(({ field: { id, title, path, words } }) => ({ id, title, path, words }));
  };
}

/** The very words first, then fields that hold them, then those with the most of them. */
function likeness({ text, entry }: Field, words: readonly string[]): number {
  const wanted = spaced(words);
  // Only the last word may be half typed, and a number is meant as a whole.
  const sought = words.map((word, at) =>
    at === words.length - 1 && !/^\d/.test(word) ? ` ${word}` : ` ${word} `,
  );
  const count = (held: string) => sought.filter((word) => held.includes(word)).length;
  const share = (count(text) + count(entry) / 3) / words.length;
  if (!text.trim() || !(share > 0)) return 0;
  if (text === wanted) return 20 * share;
  if (text.includes(wanted.trimEnd())) return 4 * share;
  return wanted.includes(text) ? 2 * share : share;
}

const spaced = (words: readonly string[]): string => ` ${words.join(' ')} `;

function* listFields({ id, title, pages, values, body }: FindableFile): Generator<Field> {
  const field = (path: FieldPath, text: string, words: string, entry = '') => ({
    ...{ id, title, pages, path, text: spaced(wordsIn(text)), entry: spaced(wordsIn(entry)) },
    words: `${words}: ${showValue(text)}`,
  });
  for (const { path, value, entry } of leavesOf(values))
    yield field(path, String(value), nameField(values, path), entry);
  for (const paragraph of (body ?? '').split(/\n\s*\n|\n(?=\s*(?:[-*+|]|\d+\.)\s)/))
    yield field([], paragraph, 'Text');
}

interface Leaf {
  path: FieldPath;
  value: string | number;
  entry?: string | undefined;
}

function* leavesOf(value: unknown, path: FieldPath = [], entry?: string): Generator<Leaf> {
  // Names of picture files are on no page.
  if (typeof value === 'number' || (typeof value === 'string' && path.at(-1) !== 'src'))
    yield { path, value, entry };
  else if (Array.isArray(value))
    for (const [at, item] of value.entries())
      yield* leavesOf(item, [...path, at], nameOf(item) ?? entry);
  else if (isFields(value))
    for (const [key, item] of Object.entries(value)) yield* leavesOf(item, [...path, key], entry);
}

const SCALES: Readonly<Record<string, number>> = { lakh: 1e5, lakhs: 1e5, crore: 1e7, crores: 1e7 };
const AMOUNT = /(\d[\d,.]*)(?:(?:-| to )(\d[\d,.]*))? (lakhs?|crores?)/g;

/** Words and numbers as a page shows them: `₹1,20,000` and `₹1.2 Lakhs` are 120000, a phone its last ten digits. */
function wordsIn(text: string): string[] {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[‐-―−]/g, '-')
    .replaceAll(/[\u00AD\u200B-\u200D\uFEFF'’‘]/g, '')
    .replaceAll(/\{[^{}\s]+\}/g, ' ')
    .replaceAll(/\]\([^()]*\)/g, ' ')
    .replaceAll(/\+?\d(?:[ -]?\d){9,}/g, (number) => number.replaceAll(/\D/g, '').slice(-10))
    .replaceAll(AMOUNT, (_, from: string, to = '', unit: string) =>
      [from, to].map((digits) => digits && toAmount(digits, unit)).join(' '),
    )
    .replaceAll(/(?<=\d),(?=\d)/g, '');
  return plain.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

const toAmount = (digits: string, unit: string): string =>
  String(Math.round(Number(digits.replaceAll(',', '')) * (SCALES[unit] ?? 1)));
