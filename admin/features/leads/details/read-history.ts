import type { HistoryEntry } from '../../../shared/lead/lead.ts';

const TITLES: Readonly<Record<string, string>> = {
  first: 'First words',
  earlier: 'Words before; the first ones were not kept then',
  correction: 'Corrected by the visitor',
  held: 'Doubtful correction, held back',
  accepted: 'The held correction was taken over',
  rejected: 'The held correction was dropped',
};

type Words = NonNullable<HistoryEntry['words']>;

/**
 * The history in words: the first entry whole, of each correction only what it changed.
 * @param history oldest first
 */
export function readHistory(history: readonly HistoryEntry[]) {
  let current: Words = {};
  let held: Words = {};
  return history.map(({ kind, at, words = {} }) => {
    const changed = Object.fromEntries(
      Object.entries(words).filter(([field, text]) => current[field] !== text),
    );
    if (kind === 'held') held = words;
    else current = { ...current, ...(kind === 'accepted' ? held : words) };
    return { title: TITLES[kind] ?? kind, at, words: changed };
  });
}
