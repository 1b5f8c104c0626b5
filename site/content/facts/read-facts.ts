import { globSync, readFileSync } from 'node:fs';
import type { DatedContent, FactToConfirm } from '../../../contract/facts-to-confirm.ts';
import { readText } from '../check/check-file.ts';
import { type Key, placeOf } from '../check/fault.ts';

export interface FileFacts {
  /** Facts that the owner has not confirmed. */
  samples: (FactToConfirm & { value: unknown })[];
  /** Every entry with an end, however far that is. */
  ending: DatedContent[];
}

export function readFacts(pattern = 'content/**/*.{yaml,yml,md}'): FileFacts {
  const found = globSync(pattern)
    .sort()
    .map((file) => factsOf(file, readFileSync(file, 'utf8')));
  return {
    samples: found.flatMap(({ samples }) => samples),
    ending: found.flatMap(({ ending }) => ending),
  };
}

/** The sample facts of all content without their values, for what is built and printed. */
export const listFactsToConfirm = (): FactToConfirm[] =>
  readFacts().samples.map(({ value: _value, ...place }) => place);

/** For the terminal: claims whose last day is over or near, a line for each. */
export const warnOfClaims = (): string[] =>
  readFacts('content/claims/*.yaml').ending.flatMap((entry) => describeEnd(entry, new Date()));

/** @param text of a YAML file, or of a Markdown file whose front matter is read */
export function factsOf(file: string, text: string): FileFacts {
  const read = readText(file, text);
  const { samples, ending } = findFacts(read.document.toJS());
  return {
    samples: samples.map(({ keys, path, value }) => {
      const { line } = placeOf(read, [...keys, 'sample']);
      return { file, line, path, value };
    }),
    ending: ending.map((entry) => ({ file, ...entry })),
  };
}

const DAY_MS = 86_400_000;
/** Days ahead in which an end is worth knowing. */
const SOON_DAYS = 60;

/** A line about an end that is over or near; none about any other. */
export function describeEnd({ file, what, until }: DatedContent, today: Date): string[] {
  const days = (Date.parse(until) - Date.parse(today.toISOString().slice(0, 10))) / DAY_MS;
  if (days > SOON_DAYS) return [];
  return [`${file}  ${what}: ${days < 0 ? 'expired' : 'expires'} on ${until}`];
}

type Entry = Record<string, unknown>;

export interface Facts {
  /** `keys` lead to the entry, `path` names it. */
  samples: { keys: readonly Key[]; path: string; value: unknown }[];
  ending: Omit<DatedContent, 'file'>[];
}

export function findFacts(content: unknown): Facts {
  const facts: Facts = { samples: [], ending: [] };
  walk(content, [], (keys, entry) => {
    const path = nameOf(keys);
    const { sample, value, ...rest } = entry;
    // Where a whole entry is marked, its value is everything beside the mark.
    if (sample === true) facts.samples.push({ keys, path, value: value ?? rest });
    const until = toDay(entry.until);
    if (until) facts.ending.push({ what: subjectOf(entry) ?? path, until });
  });
  return facts;
}

function walk(
  node: unknown,
  keys: readonly Key[],
  visit: (keys: readonly Key[], entry: Entry) => void,
): void {
  if (typeof node !== 'object' || node === null || node instanceof Date) return;
  const isList = Array.isArray(node);
  if (!isList) visit(keys, node as Entry);
  for (const [key, child] of Object.entries(node))
    walk(child, [...keys, isList ? Number(key) : key], visit);
}

const nameOf = (keys: readonly Key[]): string =>
  keys
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`))
    .join('')
    .replace(/^\./, '') || '(all of it)';

function subjectOf({ what, id, label }: Entry): string | undefined {
  if (typeof what === 'string') return what;
  return typeof label === 'string' ? `${label} (${id})` : undefined;
}

/** The day that YAML gave as text or Date; undefined when it is none. */
function toDay(value: unknown): string | undefined {
  const text = value instanceof Date ? value.toISOString() : value;
  if (typeof text !== 'string' || !/^\d{4}-\d{2}-\d{2}/.test(text)) return undefined;
  const day = text.slice(0, 10);
  return Number.isNaN(Date.parse(day)) ? undefined : day;
}
