import { isDeepStrictEqual } from 'node:util';
import type { FieldPath } from '../../../contract/desk/content/content.ts';
import {
  isFields,
  isSample,
  nameField,
  nameOf,
  plainValue,
  valueAt,
} from '../../../contract/desk/content/field-path.ts';

export interface FileState {
  values: unknown;
  body: string | null;
}

/** A `path` of null is a change that only the whole file takes back. */
export function describeChanges(id: string, before: FileState | null, after: FileState | null) {
  if (!before || !after) {
    const state = after ?? before;
    if (!state) return [];
    return [{ path: null, words: `${after ? 'New' : 'Removed'}: ${nameOf(state.values) ?? id}` }];
  }
  const fields = [...compare(before.values, after.values, [])].map(({ path, words, isMoved }) => {
    const values = valueAt(after.values, path) === undefined ? before.values : after.values;
    return { path: isMoved ? null : path, words: `${nameField(values, path)}: ${words}` };
  });
  const [old, now] = [before.body?.trim(), after.body?.trim()];
  return old === now ? fields : [...fields, { path: null, words: `Text: ${showChange(old, now)}` }];
}

interface Difference {
  path: FieldPath;
  words: string;
  /** Its entry stood elsewhere in the list before. */
  isMoved?: boolean;
}

function* compare(before: unknown, after: unknown, path: FieldPath): Generator<Difference> {
  if (isDeepStrictEqual(before, after)) return;
  if (Array.isArray(before) && Array.isArray(after)) yield* compareLists(before, after, path);
  else if (isFields(before) && isFields(after) && isSample(before) === isSample(after))
    for (const key of new Set([...Object.keys(before), ...Object.keys(after)]))
      yield* compare(before[key], after[key], [...path, key]);
  else yield { path, words: describeValue(before, after, path.at(-1) === 'src') };
}

/** The name of a picture's file tells nobody anything. */
function describeValue(before: unknown, after: unknown, isPicture: boolean): string {
  if (before === undefined) return `${isPicture ? 'a picture' : showValue(after)} added`;
  if (after === undefined) return `${isPicture ? 'the picture' : showValue(before)} removed`;
  return isPicture ? 'another picture' : showChange(before, after);
}

/** Entries are compared in their places; where some came, went or moved, by their names. */
function* compareLists(
  before: readonly unknown[],
  after: readonly unknown[],
  path: FieldPath,
): Generator<Difference> {
  const [old, now] = [keysOf(before), keysOf(after)];
  const staysOrIsRenamed = (key: string, at: number) =>
    key === old[at] || !(old.includes(key) || now.includes(old[at] ?? ''));
  if (old.length === now.length && now.every(staysOrIsRenamed)) {
    for (const [at, entry] of after.entries()) yield* compare(before[at], entry, [...path, at]);
    return;
  }
  for (const [at, key] of now.entries()) {
    const was = old.indexOf(key);
    if (was < 0) continue;
    for (const inner of compare(before[was], after[at], [...path, at]))
      yield { ...inner, isMoved: true };
  }
  const removed = before.filter((_, at) => !now.includes(old[at] ?? ''));
  const added = after.filter((_, at) => !old.includes(now[at] ?? ''));
  for (const entry of removed) yield { path, words: `${showValue(entry)} removed` };
  for (const entry of added) yield { path, words: `${showValue(entry)} added` };
  if (removed.length + added.length === 0) yield { path, words: 'order changed' };
}

function keysOf(entries: readonly unknown[]): string[] {
  const names = entries.map((entry) => {
    const { id } = Object(plainValue(entry));
    return typeof id === 'string' ? id : (nameOf(entry) ?? JSON.stringify(entry));
  });
  return names.map(
    (name, at) => `${name} ${names.slice(0, at).filter((other) => other === name).length}`,
  );
}

const MAX_CHARS = 60;
const LEAD_IN_CHARS = 20;

const flat = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

function quote(text: string, from = 0): string {
  const start = from > 0 ? text.indexOf(' ', from) + 1 : 0;
  const rest = text.slice(start);
  const shown = rest.length > MAX_CHARS ? `${rest.slice(0, MAX_CHARS - 1).trimEnd()}…` : rest;
  const whole = `${start > 0 ? '…' : ''}${shown}`;
  return /^\S+$/.test(whole) ? whole : `“${whole}”`;
}

export function showValue(written: unknown): string {
  const value = plainValue(written);
  if (typeof value === 'string') return quote(flat(value));
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  if (Array.isArray(value)) return value.map(showValue).join(', ').slice(0, MAX_CHARS) || 'nothing';
  if (isFields(value)) return quote(flat(nameOf(value) ?? Object.keys(value).join(', ')));
  return value === null || value === undefined ? 'nothing' : String(value);
}

function showChange(before: unknown, after: unknown): string {
  const values = [before, after].map(plainValue);
  const shown = values.every((value) => typeof value === 'string')
    ? showTexts(values.map(flat))
    : values.map(showValue);
  const [old, now] = [before, after].map((value, at) =>
    isSample(value) && !(isSample(before) && isSample(after))
      ? `${shown[at]} (to be confirmed)`
      : shown[at],
  );
  return old === now ? 'line breaks and spaces changed' : `${old} → ${now}`;
}

function showTexts(texts: readonly string[]): string[] {
  const [one = '', other = ''] = texts;
  const same = [...one].findIndex((letter, at) => letter !== other[at]);
  const isLong = texts.some(({ length }) => length > MAX_CHARS);
  const from = isLong ? Math.max(0, (same < 0 ? one.length : same) - LEAD_IN_CHARS) : 0;
  return texts.map((text) => quote(text, from));
}
