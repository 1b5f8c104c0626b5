import { isCollection, isMap, type Node } from 'yaml';
import type { FieldPath } from '../../../contract/desk/content/content.ts';
import { UnfitChange } from './change-values.ts';
import {
  columnOf,
  endOf,
  type Field,
  type Fields,
  fieldNamed,
  fieldsAt,
  isInFlow,
  lineEnd,
  lineStart,
  nodeAt,
  type Source,
  splice,
  startOf,
  styleOf,
  withComments,
} from './source.ts';
import { spellings } from './spell.ts';
import { dashColumn } from './write-list.ts';

/** The text with another value at a path, in the ways in which it can be written. */
export function* replacements(source: Source, path: FieldPath, value: unknown): Generator<string> {
  const key = path.at(-1) ?? '';
  const above = nodeAt(source, path.slice(0, -1));
  const isFlow = isInFlow(source, path);
  if (isMap(above)) {
    const fields = above as Fields;
    const field = fieldNamed(fields, key);
    if (!field) yield* newFields(source, fields, String(key), value, isFlow);
    else {
      const indent = columnOf(source, startOf(field.key)) + 2;
      yield* rewritten(source, field.value, behindColon(source, field), { isFlow, indent }, value);
    }
    return;
  }
  const item = nodeAt(source, path);
  if (!item) throw new UnfitChange(`There is no field “${path.join(' › ')}”.`);
  const indent = isFlow ? 0 : dashColumn(source, item) + 2;
  yield* rewritten(source, item, startOf(item), { isFlow, indent }, value);
}

/** @param from where the old value begins, or would */
function* rewritten(
  source: Source,
  old: Node | null,
  from: number,
  { isFlow, indent }: { isFlow: boolean; indent: number },
  value: unknown,
): Generator<string> {
  const isBlock = isCollection(old) && !old.flow;
  const hasValue = old?.range && startOf(old) >= from && endOf(source, old) > startOf(old);
  const isEntry = hasValue && startOf(old) === from;
  // A block begins on the line below its key, and what takes its place may stand beside it.
  const start = hasValue && !isBlock ? startOf(old) : from;
  const end = hasValue ? endOf(source, old) : from;
  const style = styleOf(old);
  for (const text of spellings(value, { isFlow: isFlow || isBraced(old), indent, style })) {
    const isBelow = text.startsWith('\n');
    const gap = start === from && !isEntry && !isBelow ? ' ' : '';
    yield splice(source.text, start, end, gap + (isEntry && isBelow ? text.trimStart() : text));
  }
}

const isBraced = (node: Node | null): boolean => isCollection(node) && node.flow === true;

function behindColon({ text }: Source, { key }: Field): number {
  return text.indexOf(':', key.range?.[1] ?? 0) + 1;
}

function* newFields(
  source: Source,
  fields: Fields,
  name: string,
  value: unknown,
  isFlow: boolean,
): Generator<string> {
  const last = fields.items.at(-1) as Field | undefined;
  if (isFlow || fields.flow || !last) {
    const at = last ? endOf(source, last.value ?? last.key) : startOf(fields) + 1;
    for (const text of spellings(value, { isFlow: true, indent: 0, style: undefined }))
      yield splice(source.text, at, at, last ? `, ${name}: ${text}` : ` ${name}: ${text} `);
    return;
  }
  const column = columnOf(source, startOf(last.key));
  const end = endOf(source, last.value?.range ? last.value : last.key);
  const at = lineEnd(source, Math.max(end - 1, startOf(last.key)));
  const lead = source.text[at - 1] === '\n' ? '' : '\n';
  for (const text of spellings(value, { isFlow: false, indent: column + 2, style: undefined })) {
    const gap = text.startsWith('\n') ? '' : ' ';
    yield splice(source.text, at, at, `${lead}${' '.repeat(column)}${name}:${gap}${text}\n`);
  }
}

/**
 * The text without a field.
 * @throws UnfitChange when there is none of this name
 */
export function withoutField(source: Source, path: FieldPath): string {
  const fields = fieldsAt(source, path.slice(0, -1));
  const field = fieldNamed(fields, path.at(-1) ?? '');
  if (!field) throw new UnfitChange(`There is no “${path.at(-1)}” to leave out.`);
  const at = fields.items.indexOf(field as never);
  const next = fields.items[at + 1] as Field | undefined;
  const start = startOf(field.key);
  const end = endOf(source, field.value?.range ? field.value : field.key);
  if (fields.items.length === 1) {
    const from = fields.flow ? startOf(fields) : start;
    return splice(source.text, from, fields.flow ? endOf(source, fields) : end, '{}');
  }
  if (fields.flow) return withoutFlowField(source, fields, at, next);
  const line = lineStart(source, start);
  const isOnDash = source.text.slice(line, start).trim() !== '';
  if (isOnDash && next) return splice(source.text, start, startOf(next.key), '');
  const from = at === 0 ? line : withComments(source, line);
  return splice(source.text, from, lineEnd(source, Math.max(end - 1, start)), '');
}

function withoutFlowField(source: Source, fields: Fields, at: number, next?: Field): string {
  const { key, value } = fields.items[at] as Field;
  if (next) return splice(source.text, startOf(key), startOf(next.key), '');
  const before = fields.items[at - 1] as Field;
  const from = endOf(source, before.value ?? before.key);
  return splice(source.text, from, endOf(source, value ?? key), '');
}
