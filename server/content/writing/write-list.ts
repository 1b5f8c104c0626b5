import type { Node } from 'yaml';
import type { FieldPath } from '../../../contract/desk/content/content.ts';
import {
  columnOf,
  endOf,
  isInFlow,
  type List,
  lineEnd,
  lineStart,
  listAt,
  type Source,
  splice,
  startOf,
  withComments,
} from './source.ts';
import { spellings } from './spell.ts';

/** The texts of a list's entries, each with its own comments, and where they stand. */
interface Pieces {
  start: number;
  end: number;
  texts: string[];
  /** Between two entries; nothing in a block, whose entries are whole lines. */
  between: string;
}

/** The list with its entries in another order or fewer of them; nothing when all are to go. */
export function arrange(source: Source, path: FieldPath, order: readonly number[]): string {
  const list = listAt(source, path);
  const { start, end, texts, between } = piecesOf(source, list);
  const chosen = order.map((at) => texts[at] ?? '').join(between);
  return splice(source.text, start, end, chosen);
}

/** The list with one more entry, in the ways in which its value can be written. */
export function* insertions(
  source: Source,
  path: FieldPath,
  at: number,
  value: unknown,
): Generator<string> {
  const list = listAt(source, path);
  const { start, end, texts, between } = piecesOf(source, list);
  const isFlow = list.flow === true || isInFlow(source, path);
  const sibling = list.items[0];
  const dash = isFlow || !sibling ? 0 : dashColumn(source, sibling);
  // Entries of one list look alike: those of a menu are written in braces.
  const isBraced = isFlow || (sibling !== undefined && 'flow' in sibling && sibling.flow === true);
  for (const text of spellings(value, { isFlow: isBraced, indent: dash + 2, style: undefined })) {
    const piece = isFlow ? text : `${' '.repeat(dash)}- ${text.replace(/^\n\s*/, '')}\n`;
    yield splice(source.text, start, end, texts.toSpliced(at, 0, piece).join(between));
  }
}

function piecesOf(source: Source, list: List): Pieces {
  return list.flow ? flowPieces(source, list) : blockPieces(source, list);
}

function flowPieces(source: Source, list: List): Pieces {
  const spans = list.items.map((item) => [startOf(item), endOf(source, item)] as const);
  const [first, second] = spans;
  const open = startOf(list) + 1;
  return {
    start: first?.[0] ?? open,
    end: spans.at(-1)?.[1] ?? open,
    texts: spans.map(([start, end]) => source.text.slice(start, end)),
    // As between the first two, which keeps entries on lines of their own there.
    between: first && second ? source.text.slice(first[1], second[0]) : ', ',
  };
}

function blockPieces(source: Source, list: List): Pieces {
  const starts = list.items.map((item, at) => {
    const line = lineStart(source, dashOf(source, item));
    // What stands above the first one speaks of the whole list.
    return at === 0 ? line : withComments(source, line);
  });
  const last = list.items.at(-1);
  const end = last
    ? lineEnd(source, Math.max(endOf(source, last) - 1, startOf(last)))
    : startOf(list);
  const texts = starts.map((start, at) => {
    const text = source.text.slice(start, starts[at + 1] ?? end);
    return text.endsWith('\n') ? text : `${text}\n`;
  });
  return { start: starts[0] ?? end, end, texts, between: '' };
}

const dashOf = ({ text }: Source, item: Node): number => text.lastIndexOf('-', startOf(item) - 1);

export const dashColumn = (source: Source, item: Node): number =>
  columnOf(source, dashOf(source, item));
