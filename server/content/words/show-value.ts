import { isFields, isSample, nameOf, plainValue } from './name-field.ts';

const LONGEST = 60;
/** So much of what stayed the same is shown before what changed. */
const LEAD_IN = 20;

const flat = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

const quoted = (text: string): string => (/^[^\s]+$/.test(text) ? text : `“${text}”`);

function cut(text: string, from = 0): string {
  const start = from > 0 ? text.indexOf(' ', from) + 1 : 0;
  const shown = text.slice(start);
  const end = shown.length > LONGEST ? `${shown.slice(0, LONGEST - 1).trimEnd()}…` : shown;
  return `${start > 0 ? '…' : ''}${end}`;
}

/** A value for a sentence; long texts and lists are cut. */
export function showValue(written: unknown): string {
  const value = plainValue(written);
  if (typeof value === 'string') return quoted(cut(flat(value)));
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (value === null || value === undefined) return 'nothing';
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  if (Array.isArray(value)) return value.length ? cut(value.map(showValue).join(', ')) : 'nothing';
  if (isFields(value)) return quoted(cut(flat(nameOf(value) ?? Object.keys(value).join(', '))));
  return String(value);
}

/** `40 → 45`; of two long texts the part that begins shortly before their first difference. */
export function showChange(before: unknown, after: unknown): string {
  const values = [before, after].map(plainValue);
  const isConfirmed = [before, after].map((value) => !isSample(value));
  const shown = values.every((value) => typeof value === 'string')
    ? cutAlike(values.map(flat))
    : values.map(showValue);
  const [old, now] = shown.map((text, at) => text + (isConfirmed[at] ? '' : ' (to be confirmed)'));
  return old === now ? 'line breaks and spaces changed' : `${old} → ${now}`;
}

function cutAlike(texts: readonly string[]): string[] {
  const [one = '', other = ''] = texts;
  const isShort = texts.every(({ length }) => length <= LONGEST);
  const same = one.split('').findIndex((letter, at) => letter !== other[at]);
  const from = isShort ? 0 : Math.max(0, (same < 0 ? one.length : same) - LEAD_IN);
  return texts.map((text) => quoted(cut(text, from)));
}
