import { ROUTES } from '../../contract/routes.ts';
import { loadCompany } from '../content/company/load-company.ts';
import { loadPublicPaths } from '../seo/sitemap/load-public-paths.ts';
import { canonicalPath } from '../seo/sitemap/public-paths.ts';
import type { Card } from './card.ts';
import { loadBrandCards, loadModelCards } from './load-franchise-cards.ts';
import { loadPageCards } from './load-page-cards.ts';
import { loadStoryCards } from './load-story-cards.ts';

let cards: Promise<ReadonlyMap<string, Card>> | undefined;

/**
 * The share card of each listed page by the page's path.
 * @throws when a listed page has none.
 */
export function loadCards(): Promise<ReadonlyMap<string, Card>> {
  // A dev server must see content change; a build reads it once.
  if (import.meta.env.DEV) return collectCards();
  cards ??= collectCards();
  return cards;
}

async function collectCards(): Promise<ReadonlyMap<string, Card>> {
  const { tradeName } = await loadCompany();
  const drafts = await Promise.all([
    loadPageCards(),
    loadBrandCards(),
    loadModelCards(),
    loadStoryCards(),
  ]);
  const byPath = new Map(
    drafts.flat().map((draft) => [draft.path, { ...draft, siteName: tradeName }] as const),
  );
  for (const path of await loadPublicPaths())
    if (!byPath.has(path)) throw new Error(`${path}: no share card; see site/share/`);
  return byPath;
}

/** The card of the page at `path`, alias or not; pages without one of their own show home's. */
export async function loadCard(path: string): Promise<Card> {
  const found = await loadCards();
  const card = found.get(canonicalPath(path)) ?? found.get(ROUTES.home);
  if (!card) throw new Error('home has no share card');
  return card;
}
