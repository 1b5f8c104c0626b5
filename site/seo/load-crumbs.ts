import { brandPath } from '../../contract/paths.ts';
import { articlePath, mediaPath, ROUTES } from '../../contract/routes.ts';
import { loadBrands } from '../content/brand/load-brands.ts';
import { loadFranchiseModels } from '../content/franchise/load-franchise-models.ts';
import { loadNavigation, loadPage } from '../content/page/load-page.ts';
import { listMainLinks } from '../content/page/navigation.ts';
import { loadArticles } from '../content/story/load-articles.ts';
import { loadMediaItems } from '../content/story/load-media-items.ts';
import { buildCrumbs } from './crumbs.ts';
import type { Crumb } from './json-ld/json-ld.ts';

/** Pages whose title is too long for a crumb on a phone: the line above their heading names them. */
const LOOKUPS = ['compare', 'cities', 'outlets', 'finder'] as const;

/** Breadcrumbs from home to the page at `path`: the navigation's label of its section, then the
 * entry's own name. */
export async function loadCrumbs(path: string, title: string): Promise<Crumb[]> {
  return buildCrumbs(path, title, await loadNames());
}

async function loadNames(): Promise<ReadonlyMap<string, string>> {
  const [navigation, brands, models, articles, media] = await Promise.all([
    loadNavigation(),
    loadBrands(),
    loadFranchiseModels(),
    loadArticles(),
    loadMediaItems(),
  ]);
  const lookups = await Promise.all(
    LOOKUPS.map(async (name) => {
      const { hero, seo } = await loadPage(name);
      return [ROUTES[name], hero.eyebrow ?? seo.title] as const;
    }),
  );
  return new Map([
    ...lookups,
    ...[...navigation.legal, ...listMainLinks(navigation)].map(
      ({ href, label }) => [href, label] as const,
    ),
    ...brands.map(({ slug, name }) => [brandPath(slug), name] as const),
    ...models.map(({ path, name }) => [path, name] as const),
    ...articles.map(({ id, data }) => [articlePath(id), data.title] as const),
    ...media.map(({ id, data }) => [mediaPath(id), data.title] as const),
    [ROUTES.payback, 'Payback lab'] as const,
    [ROUTES.questions, 'Questions'] as const,
    [ROUTES.fees, 'Fees'] as const,
    [ROUTES.opening, 'From apply to opening'] as const,
    [ROUTES.agreement, 'Agreement'] as const,
    [ROUTES.home, 'Home'] as const,
  ]);
}
