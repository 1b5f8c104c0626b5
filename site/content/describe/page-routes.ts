import { ROUTES } from '../../../contract/routes.ts';
import type { PageName } from '../page/page.ts';

const { home, franchise, blog, media, brands, questions, finder, compare } = ROUTES;
const models = [ROUTES.singleBrand, ROUTES.multiBrand, ROUTES.cloudKitchen];

/** Pages that show the franchise's panel of ways on, beside those that have more of its words. */
const WAYS_ON = [
  ROUTES.ourNumbers,
  ROUTES.fees,
  ROUTES.opening,
  ROUTES.cities,
  ROUTES.agreement,
  ROUTES.officialChannels,
];

/** Where the words of a page are shown: its own address above all. */
const PAGE_ROUTES: Readonly<Record<PageName, readonly string[]>> = {
  about: [ROUTES.about],
  brands: [brands],
  menu: [ROUTES.menu],
  franchise: [franchise, ...models, home, compare, finder, questions, ...WAYS_ON],
  finder: [finder],
  shortlist: [ROUTES.shortlist],
  compare: [compare],
  cities: [ROUTES.cities],
  outlets: [ROUTES.outlets],
  questions: [questions],
  search: [ROUTES.search],
  education: [ROUTES.education],
  clubs: [ROUTES.clubs],
  blog: [blog],
  media: [media],
  'our-numbers': [ROUTES.ourNumbers],
  fees: [ROUTES.fees],
  opening: [ROUTES.opening],
  agreement: [ROUTES.agreement],
  'official-channels': [ROUTES.officialChannels],
  'not-found': ['/404'],
};

/** Files whose pages stand below another one and show its words too. */
const BELOW: Readonly<Partial<Record<PageName, RegExp>>> = {
  brands: /^brands\/(.+)\/brand\.yaml$/,
  blog: /^articles\/(.+)\.md$/,
  media: /^media\/(.+)\.md$/,
};

/**
 * Where the words of `pages/<name>.yaml` are shown.
 * @param ids of all content files
 */
export function pagesOfWords(name: PageName, ids: readonly string[]): string[] {
  const [own = '', ...others] = PAGE_ROUTES[name];
  const below = ids.flatMap((id) => BELOW[name]?.exec(id)?.[1] ?? []);
  return [own, ...below.map((slug) => `${own}/${slug}`), ...others];
}

/** The address of a page that content names; none where there is no such page. */
export const routeNamed = (name: unknown): string[] =>
  typeof name === 'string' && Object.hasOwn(ROUTES, name)
    ? [ROUTES[name as keyof typeof ROUTES]]
    : [];
