const DAY_MS = 86_400_000;
/** Days ahead in which an end date is worth knowing. */
const SOON_DAYS = 60;

type Entry = Record<string, unknown>;
type Key = string | number;

export interface Facts {
  /** Facts that the owner has not confirmed; `keys` lead to the entry, `path` names it. */
  samples: { keys: readonly Key[]; path: string; value: unknown }[];
  /**
   * Entries with `from` or `until` that need a look; `state` says what is the matter, `subject` is
   * what the entry calls itself by its `what` or, a claim, by its label.
   */
  dated: { path: string; state: string; subject?: string }[];
  /** Every entry with an end, however far that is. */
  ending: { path: string; until: string; subject?: string }[];
}

/**
 * Walks parsed content and collects what its owner should look at.
 * @param content one parsed file; a place in it is written as `offices.registered.street`
 */
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
