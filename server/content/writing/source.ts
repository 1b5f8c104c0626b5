import {
  type Document,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parseDocument,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import type { FieldPath } from '../../../contract/desk/content/content.ts';
import { UnfitChange } from './change-values.ts';
import type { Style } from './spell.ts';

export type List = YAMLSeq<Node>;
export type Fields = YAMLMap<Node, Node | null>;
export type Field = Pair<Node, Node | null>;

/** A YAML text with its nodes, each of which knows its place in it. */
export interface Source {
  text: string;
  document: Document.Parsed;
}

/** @throws UnfitChange when the text is no YAML */
export function readSource(text: string): Source {
  const document = parseDocument(text);
  const [error] = document.errors;
  if (error) throw new UnfitChange(`The file cannot be read: ${error.message}`);
  return { text, document };
}

export function nodeAt({ document }: Source, path: FieldPath): Node | null {
  const found = path.length ? document.getIn(path, true) : document.contents;
  return (found as Node | undefined) ?? null;
}

export function fieldsAt(source: Source, path: FieldPath): Fields {
  const node = nodeAt(source, path);
  if (!isMap(node)) throw new UnfitChange(`“${path.join(' › ')}” has no fields.`);
  return node as Fields;
}

export function listAt(source: Source, path: FieldPath): List {
  const node = nodeAt(source, path);
  if (!isSeq(node)) throw new UnfitChange(`“${path.join(' › ')}” is no list.`);
  return node as List;
}

export const fieldNamed = (fields: Fields, name: string | number): Field | undefined =>
  fields.items.find(({ key }) => isScalar(key) && String(key.value) === String(name)) as
    | Field
    | undefined;

export const startOf = (node: Node): number => node.range?.[0] ?? 0;

/** Where what a node says ends; the range of a block goes on to comments and blank lines that are not its own. */
export function endOf(source: Source, node: Node): number {
  const end = node.range?.[1] ?? 0;
  if (isCollection(node) && !node.flow) {
    const last = node.items.at(-1) as Node | Field | undefined;
    if (!last) return end;
    if ('key' in last)
      return last.value?.range ? endOf(source, last.value) : endOf(source, last.key);
    return endOf(source, last);
  }
  const said = source.text.slice(startOf(node), end);
  // A no-break space at the end belongs to the value: YAML knows no other white space than these.
  return startOf(node) + said.replace(/[ \t\n]+$/, '').length;
}

/** Whether a node stands within brackets. */
export function isInFlow({ document }: Source, path: FieldPath): boolean {
  for (let length = 0; length < path.length; length += 1) {
    const above = length ? document.getIn(path.slice(0, length), true) : document.contents;
    if (isCollection(above) && above.flow) return true;
  }
  return false;
}

const STYLES: Readonly<Record<string, Style>> = {
  PLAIN: 'plain',
  QUOTE_SINGLE: 'single',
  QUOTE_DOUBLE: 'double',
  BLOCK_FOLDED: 'folded',
  BLOCK_LITERAL: 'literal',
};

export const styleOf = (node: Node | null): Style | undefined =>
  isScalar(node) && typeof node.value === 'string' ? STYLES[node.type ?? ''] : undefined;

export const lineStart = ({ text }: Source, at: number): number =>
  text.lastIndexOf('\n', at - 1) + 1;

/** Just behind the line break; the text's end where there is none. */
export function lineEnd({ text }: Source, at: number): number {
  const end = text.indexOf('\n', at);
  return end < 0 ? text.length : end + 1;
}

export const columnOf = (source: Source, at: number): number => at - lineStart(source, at);

/** Start of the comments that stand directly above a line and say what follows. */
export function withComments(source: Source, line: number): number {
  let start = line;
  while (start > 0) {
    const above = lineStart(source, start - 1);
    if (!/^\s*#/.test(source.text.slice(above, start))) break;
    start = above;
  }
  return start;
}

export const splice = (text: string, start: number, end: number, put: string): string =>
  text.slice(0, start) + put + text.slice(end);
