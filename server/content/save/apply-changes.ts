import { isDeepStrictEqual } from 'node:util';
import {
  type Document,
  isCollection,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Node,
  visit,
} from 'yaml';
import type { ContentChange, FieldPath } from '../../../contract/desk/content/content.ts';
import { parseText, readValues, unfit, writeText } from './content-text.ts';

type Change<Op extends ContentChange['op']> = Extract<ContentChange, { op: Op }>;

/** Changes values of a content file; order, comments and quotes of all others stay. */
export function applyChanges(id: string, text: string, changes: readonly ContentChange[]): string {
  const content = parseText(id, text);
  visit(content.document, { Alias: refuseAlias });
  const before = { values: content.document.toJS() as unknown, body: content.body };
  for (const change of changes) {
    if (change.op !== 'body') changeFields(content.document, change);
    else if (content.body === null) throw unfit('This file has no text below its fields.');
    else content.body = `\n${change.value.replaceAll('\r\n', '\n').trim()}\n`;
  }
  const wanted = { values: content.document.toJS() as unknown, body: content.body };
  if (isDeepStrictEqual(wanted, before)) return text;
  const changed = writeText(content);
  if (!isDeepStrictEqual(readValues(id, changed).values, wanted.values))
    throw unfit('A value cannot be written.');
  return text.includes('\r\n') ? changed.replaceAll('\n', '\r\n') : changed;
}

/** What stands in two places would change in both, and a form shows one. */
function refuseAlias(): never {
  throw unfit('The file writes one value for two places (“&”, “*”). Change it by hand.');
}

function changeFields(document: Document, change: Exclude<ContentChange, Change<'body'>>): void {
  if (change.op === 'set') setValue(document, change);
  else if (change.op === 'unset') leaveOut(document, change);
  else changeList(document, change);
}

const nodeAt = (document: Document, path: FieldPath): unknown =>
  path.length ? document.getIn(path, true) : document.contents;

function requireKey(holder: unknown, key: string | number): void {
  const isName = /^[a-zA-Z][\w-]*$/.test(String(key)) && !(key in {});
  if (isSeq(holder)) requirePlace(Number(key), holder.items.length - 1);
  else if (!isName && !(isMap(holder) && holder.has(key)))
    throw unfit(`“${key}” is no name of a field.`);
}

function setValue(document: Document, { path, value }: Omit<Change<'set'>, 'op'>): void {
  const key = path.at(-1);
  if (key === undefined) throw unfit('A change needs a field.');
  const above = path.slice(0, -1);
  const holder = nodeAt(document, above);
  requireKey(holder, key);
  // A field of a group that is not there yet brings the group.
  const isMissing = holder === undefined || (isScalar(holder) && holder.value === null);
  if (isMissing && above.length > 0) {
    setValue(document, { path: above, value: { [key]: value } });
    return;
  }
  if (!isCollection(holder)) throw unfit(`There is no field “${path.join(' › ')}”.`);
  const old = holder.get(key, true);
  const node = document.createNode(value);
  if (isScalar(old) && isScalar(node)) {
    old.value = node.value;
    // Lines need a block, since quotes would double their breaks; blanks alone need quotes.
    const isBlank = String(value).trim() === '';
    if (isBlank || (String(value).includes('\n') && !old.type?.startsWith('BLOCK')))
      delete old.type;
    return;
  }
  if (isNode(old)) keepLook(node, old);
  holder.set(key, node);
}

/** What takes the place of a value keeps its comments, and its brackets or lines. */
function keepLook(node: Node, old: Node): void {
  const { comment, commentBefore, spaceBefore } = old;
  Object.assign(node, { comment, commentBefore, spaceBefore });
  writeLike(node, old);
}

function writeLike(node: Node, other: unknown): void {
  if (isCollection(node) && isCollection(other)) node.flow = other.flow === true;
}

function leaveOut(document: Document, { path }: Change<'unset'>): void {
  const holder = nodeAt(document, path.slice(0, -1));
  if (isMap(holder)) holder.delete(path.at(-1));
  else if (path.length === 0 || holder !== undefined)
    throw unfit(`There is no “${path.at(-1)}” to leave out.`);
}

function changeList(document: Document, change: Change<'add' | 'remove' | 'move'>): void {
  const list = nodeAt(document, change.path);
  if (!isSeq<Node>(list)) throw unfit('This field is no list.');
  const { items } = list;
  if (change.op === 'add') {
    requirePlace(change.at, items.length);
    const node = document.createNode(change.value);
    // Entries of one list look alike; an empty list is brackets, whatever it holds later.
    if (items[0]) writeLike(node, items[0]);
    else list.flow = false;
    items.splice(change.at, 0, node);
    return;
  }
  requirePlace(change.at, items.length - 1);
  if (change.op === 'move') requirePlace(change.to, items.length - 1);
  const taken = items.splice(change.at, 1);
  if (change.op === 'move') items.splice(change.to, 0, ...taken);
}

function requirePlace(place: number, last: number): void {
  if (Number.isInteger(place) && place >= 0 && place <= last) return;
  throw unfit(`The list has no place ${place}.`);
}
