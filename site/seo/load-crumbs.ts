import { brandPath } from '../../contract/paths.ts';
import { ROUTES } from '../../contract/routes.ts';
import { loadBrands } from '../content/brand/load-brands.ts';
import { loadFranchiseModels } from '../content/franchise/load-franchise-models.ts';
import { loadNavigation, loadPage } from '../content/page/load-page.ts';
import { listMainLinks } from '../content/page/navigation.ts';
import type { Crumb } from './json-ld/json-ld.ts';
import { canonicalPath } from './sitemap/public-paths.ts';

/** Pages whose title is too long for a crumb on a phone: the line above their heading names them. */
const LOOKUPS = ['compare', 'cities', 'outlets', 'finder'] as const;

/** From home to the page: the navigation's label of its section, then the entry's own name, or else its title. */
export async function loadCrumbs(path: string, title: string): Promise<Crumb[]> {
  const names = await loadNames();
  const main = canonicalPath(path);
  const parts = main === ROUTES.home ? [] : main.slice(1).split('/');
  const levels = parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`);
  const steps = levels.flatMap((level) => {
    const label = names.get(level) ?? (level === main ? title : undefined);
    return label === undefined ? [] : [{ label, path: level }];
  });
  return [{ label: 'Home', path: ROUTES.home }, ...steps];
}

async function loadNames(): Promise<ReadonlyMap<string, string>> {
  const [navigation, brands, models] = await Promise.all([
    loadNavigation(),
    loadBrands(),
    loadFranchiseModels(),
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
    [ROUTES.payback, 'Payback lab'] as const,
    [ROUTES.questions, 'Questions'] as const,
    [ROUTES.fees, 'Fees'] as const,
    [ROUTES.opening, 'From apply to opening'] as const,
    [ROUTES.agreement, 'Agreement'] as const,
  ]);
}
