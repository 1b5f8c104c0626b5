import { isFields, nameOf, plainValue } from './name-field.ts';

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

/** A value for a sentence; long texts are cut, lists are counted. */
export function showValue(written: unknown): string {
  const value = plainValue(written);
  if (typeof value === 'string') return quoted(cut(flat(value)));
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (value === null || value === undefined) return 'nothing';
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  if (Array.isArray(value)) return value.length === 1 ? '1 entry' : `${value.length} entries`;
  if (isFields(value)) return quoted(cut(flat(nameOf(value) ?? Object.keys(value).join(', '))));
  return String(value);
}

/** `40 → 45`; of two long texts the part that begins shortly before their first difference. */
export function showChange(before: unknown, after: unknown): string {
  const [old, now] = [plainValue(before), plainValue(after)];
  if (typeof old !== 'string' || typeof now !== 'string')
    return `${showValue(old)} → ${showValue(now)}`;
  const texts = [flat(old), flat(now)] as const;
  if (texts[0] === texts[1]) return 'line breaks and spaces changed';
  const isShort = texts.every(({ length }) => length <= LONGEST);
  const from = isShort ? 0 : Math.max(0, firstDifference(...texts) - LEAD_IN);
  return texts.map((text) => quoted(cut(text, from))).join(' → ');
}

function firstDifference(one: string, other: string): number {
  const end = Math.min(one.length, other.length);
  for (let at = 0; at < end; at += 1) if (one[at] !== other[at]) return at;
  return end;
}
