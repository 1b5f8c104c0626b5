import { useEffect, useState } from 'react';
import type { SearchEntry } from './entry.ts';
import { type Found, readEntries } from './find-entries.ts';

export type Finder = (typed: string) => Found;

/**
 * The list of everything that can be found: fetched once, and kept by the browser until the site changes.
 * @param address of the list
 * @returns undefined until it is there; `again` after it could not be had
 */
export function useFinder(address: string) {
  const [finder, setFinder] = useState<{ find?: Finder; hasFailed?: boolean }>({});
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is another fetch.
  useEffect(() => {
    let isWanted = true;
    const settle = (state: typeof finder) => isWanted && setFinder(state);
    fetchEntries(address).then(
      (entries) => settle({ find: readEntries(entries) }),
      () => settle({ hasFailed: true }),
    );
    return () => {
      isWanted = false;
    };
  }, [address, tries]);
  const again = () => {
    setFinder({});
    setTries(tries + 1);
  };
  return { ...finder, again };
}

async function fetchEntries(address: string): Promise<SearchEntry[]> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.json();
}
