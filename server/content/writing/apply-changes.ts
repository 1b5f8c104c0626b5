import { isDeepStrictEqual } from 'node:util';
import type { ContentChange } from '../../../contract/desk/content/content.ts';
import { changeValues, UnfitChange, type ValueChange } from './change-values.ts';
import { joinMarkdown, splitMarkdown } from './markdown.ts';
import { listAt, readSource, type Source } from './source.ts';
import { valueAt } from './value-at.ts';
import { replacements, withoutField } from './write-field.ts';
import { arrange, insertions } from './write-list.ts';

/**
 * Changes a content file and leaves everything else as it is: order, comments, quotes, line breaks.
 * @param id its name, which says whether it is YAML or Markdown
 * @param changes one after the other; paths mean the file as the ones before left it
 * @returns the new text, which is read back as exactly the wanted values
 * @throws UnfitChange when a change does not fit the file
 */
export function applyChanges(id: string, text: string, changes: readonly ContentChange[]): string {
  const hasCarriage = text.includes('\r\n');
  let { head, body } = splitMarkdown(id, text.replaceAll('\r\n', '\n'));
  for (const change of changes) {
    if (change.op !== 'body') head = applyOne(head, change);
    else if (body === null) throw new UnfitChange('This file has no text below its fields.');
    else body = `\n${change.value.replaceAll('\r\n', '\n').trim()}\n`;
  }
  const changed = joinMarkdown({ head, body });
  return hasCarriage ? changed.replaceAll('\n', '\r\n') : changed;
}

/** A file's fields, and the text below them; null where there is none. */
export function readValues(id: string, text: string): { values: unknown; body: string | null } {
  const { head, body } = splitMarkdown(id, text.replaceAll('\r\n', '\n'));
  return { values: readSource(head).document.toJS(), body: body?.trim() ?? null };
}

/** As `readValues`; what cannot be read has no fields, and its fault is said beside it. */
export function readValuesOrNone(id: string, text: string): ReturnType<typeof readValues> {
  try {
    return readValues(id, text);
  } catch (error) {
    if (error instanceof UnfitChange) return { values: {}, body: null };
    throw error;
  }
}

function applyOne(text: string, change: ValueChange): string {
  const source = readSource(text);
  const wanted = changeValues(source.document.toJS(), change);
  for (const written of ways(source, change, wanted)) {
    if (readsAs(written, wanted)) return written;
  }
  throw new UnfitChange(`“${change.path.join(' › ')}” cannot be written.`);
}

/** What the text may become, the smallest change first. */
function* ways(source: Source, change: ValueChange, wanted: unknown): Generator<string> {
  const { op, path } = change;
  if (op === 'set') yield* replacements(source, path, change.value);
  else if (op === 'unset') yield withoutField(source, path);
  else yield* listWays(source, change);
  // An empty list is written in brackets, and entries in an unusual place are written anew as a whole.
  if (op !== 'set' && path.length) {
    const parent = op === 'unset' ? path.slice(0, -1) : path;
    if (parent.length) yield* replacements(source, parent, valueAt(wanted, parent));
  }
}

function* listWays(
  source: Source,
  change: Extract<ValueChange, { op: 'add' | 'remove' | 'move' }>,
): Generator<string> {
  const order = listAt(source, change.path).items.map((_item, at) => at);
  if (change.op === 'add') {
    if (order.length) yield* insertions(source, change.path, change.at, change.value);
    return;
  }
  order.splice(change.at, 1);
  if (change.op === 'move') order.splice(change.to, 0, change.at);
  if (order.length) yield arrange(source, change.path, order);
}

function readsAs(text: string, wanted: unknown): boolean {
  try {
    return isDeepStrictEqual(readSource(text).document.toJS(), wanted);
  } catch {
    return false;
  }
}
