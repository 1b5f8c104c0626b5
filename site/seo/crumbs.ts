import { ROUTES } from '../../contract/routes.ts';
import type { Crumb } from './json-ld/json-ld.ts';
import { canonicalPath } from './sitemap/public-paths.ts';

/** One crumb for each level of `path` that has a name, from home to the page itself. */
export function buildCrumbs(
  path: string,
  title: string,
  names: ReadonlyMap<string, string>,
): Crumb[] {
  const main = canonicalPath(path);
  const home = { label: names.get(ROUTES.home) ?? 'Home', path: ROUTES.home };
  if (main === ROUTES.home) return [home];
  const parts = main.slice(1).split('/');
  const levels = parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`);
  const steps = levels.flatMap((level) => {
    const label = names.get(level) ?? (level === main ? title : undefined);
    return label === undefined ? [] : [{ label, path: level }];
  });
  return [home, ...steps];
}
