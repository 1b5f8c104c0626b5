import { globSync, readFileSync } from 'node:fs';
import type { DatedContent, FactToConfirm } from '../../../contract/facts-to-confirm.ts';
import { readText } from '../check/check-file.ts';
import { type Key, placeOf } from '../check/fault.ts';

export interface FileFacts {
  samples: (FactToConfirm & { value: unknown })[];
  dated: (Facts['dated'][number] & { file: string })[];
  ending: DatedContent[];
}

export function readFacts(today: Date, pattern = 'content/**/*.{yaml,yml,md}'): FileFacts {
  const files = globSync(pattern).sort();
  const found = files.map((file) => factsOf(file, readFileSync(file, 'utf8'), today));
  return {
    samples: found.flatMap(({ samples }) => samples),
    dated: found.flatMap(({ dated }) => dated),
    ending: found.flatMap(({ ending }) => ending),
  };
}

/** The sample facts of all content without their values, for what is built and printed. */
export const listFactsToConfirm = (): FactToConfirm[] =>
  readFacts(new Date()).samples.map(({ value: _value, ...place }) => place);

/** For the terminal: claims whose last day is over or near, a line for each. */
export const warnOfClaims = (): string[] =>
  readFacts(new Date(), 'content/claims/*.yaml').dated.map(
    ({ file, path, state, subject }) => `${file}  ${subject ?? path}: ${state}`,
  );

/** Every end that content names, for what is built: who reads the list knows the day. */
export const listDatedContent = (): DatedContent[] => readFacts(new Date()).ending;

/** @param text of a YAML file, or of a Markdown file whose front matter is read */
export function factsOf(file: string, text: string, today: Date): FileFacts {
  const read = readText(file, text);
  const { samples, dated, ending } = findFacts(read.document.toJS(), today);
  const lineOf = (keys: readonly Key[]): number => placeOf(read, [...keys, 'sample']).line;
  return {
    samples: samples.map(({ keys, path, value }) => ({ file, line: lineOf(keys), path, value })),
    dated: dated.map((entry) => ({ ...entry, file })),
    ending: ending.map(({ path, until, subject }) => ({ file, what: subject ?? path, until })),
  };
}

const DAY_MS = 86_400_000;
/** Days ahead in which an end date is worth knowing. */
const SOON_DAYS = 60;

type Entry = Record<string, unknown>;

export interface Facts {
  /** Facts that the owner has not confirmed; `keys` lead to the entry, `path` names it. */
  samples: { keys: readonly Key[]; path: string; value: unknown }[];
  /** Entries with `from` or `until` that need a look; `state` says what is the matter, `subject` is
   * what the entry calls itself by its `what` or, a claim, by its label. */
  dated: { path: string; state: string; subject?: string }[];
  /** Every entry with an end, however far that is. */
  ending: { path: string; until: string; subject?: string }[];
}

export function findFacts(content: unknown, today: Date): Facts {
  const facts: Facts = { samples: [], dated: [], ending: [] };
  walk(content, [], (keys, entry) => {
    const path = nameOf(keys);
    if (entry.sample === true) facts.samples.push({ keys, path, value: shownValue(entry) });
    const state = dateState(entry, toDay(today) ?? Number.NaN);
    if (state) facts.dated.push({ path, state, ...subjectOf(entry) });
    const end = toDay(entry.until);
    if (end !== undefined) facts.ending.push({ path, until: show(end), ...subjectOf(entry) });
  });
  return facts;
}

function walk(
  node: unknown,
  keys: readonly Key[],
  visit: (keys: readonly Key[], entry: Entry) => void,
): void {
  if (Array.isArray(node)) {
    for (const [index, item] of node.entries()) walk(item, [...keys, index], visit);
  } else if (isEntry(node)) {
    visit(keys, node);
    for (const [key, child] of Object.entries(node)) walk(child, [...keys, key], visit);
  }
}

const nameOf = (keys: readonly Key[]): string =>
  keys
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`))
    .join('')
    .replace(/^\./, '') || '(all of it)';

const isEntry = (node: unknown): node is Entry =>
  typeof node === 'object' && node !== null && !(node instanceof Date);

/** The value of a fact, or everything beside the mark where a whole entry is marked. */
function shownValue({ sample: _sample, value, ...rest }: Entry): unknown {
  return value === undefined ? rest : value;
}

function subjectOf({ what, id, label }: Entry) {
  const name = what ?? (typeof label === 'string' ? `${label} (${id})` : undefined);
  return typeof name === 'string' ? { subject: name } : {};
}

function dateState({ from, until }: Entry, today: number): string | undefined {
  const end = toDay(until);
  const begin = toDay(from);
  if (end !== undefined) {
    const days = Math.round((end - today) / DAY_MS);
    if (days < 0) return `expired on ${show(end)}`;
    return days <= SOON_DAYS ? `expires on ${show(end)}` : undefined;
  }
  return begin !== undefined && begin < today
    ? `began on ${show(begin)}, without an end`
    : undefined;
}

/** Midnight UTC of a date that YAML gave as text or Date; undefined when it is no date. */
function toDay(value: unknown): number | undefined {
  const text = value instanceof Date ? value.toISOString() : value;
  if (typeof text !== 'string' || !/^\d{4}-\d{2}-\d{2}/.test(text)) return undefined;
  const day = Date.parse(text.slice(0, 10));
  return Number.isNaN(day) ? undefined : day;
}

const show = (day: number): string => new Date(day).toISOString().slice(0, 10);
