import type { Page } from '../product/product.ts';

/** Waiting until a page is at rest takes longer than looking at it: so many are open at once. */
const TABS = 3;

/**
 * Looks at each of the paths, in several tabs beside each other.
 * @param look says what is wrong with a path; the tab is another path's before
 * @returns what is wrong with all of them
 */
export async function inTabs(
  page: Page,
  paths: readonly string[],
  look: (tab: Page, path: string) => Promise<string[]>,
): Promise<string[]> {
  const left = [...paths];
  const found: string[] = [];
  const visit = async (tab: Page) => {
    for (let path = left.shift(); path !== undefined; path = left.shift())
      found.push(...(await look(tab, path)));
  };
  const others = Array.from({ length: TABS - 1 }, () => page.context().newPage());
  await Promise.all([page, ...(await Promise.all(others))].map(visit));
  return found;
}
