import type { ContentArea } from '../../../contract/desk/content/content.ts';
import { articlePath, mediaPath, prospectusPath, ROUTES } from '../../../contract/routes.ts';
import type { collections } from '../../content.config.ts';
import { routeNamed } from './page-routes.ts';

/** A content file as its kind has to know it. */
export interface Entry {
  /** Its name without the ending; of a brand's files that of their folder. */
  slug: string;
  /** Its fields; none where it cannot be read, or is a list. */
  values: Readonly<Record<string, unknown>>;
  /** What the brand is called in whose folder it lies. */
  brand: string;
}

/** Files of one shape, as their owner sees them. */
interface FileKind {
  area: ContentArea;
  title: (entry: Entry) => string;
  /** Addresses of the pages that show it, the first one above all; none where every page does, or no page. */
  pages: (entry: Entry) => readonly string[];
  /** What a new one is called, where the owner may add one. */
  added?: string;
}

/** Collections of a page's words are described by `page-routes.ts`. */
type CollectionName = Exclude<keyof typeof collections, `page-${string}`>;
type KindName = CollectionName | 'claims' | 'review-dates';

/** What an entry calls itself in one of its fields; the words of its file's name where it does not. */
const called = ({ values, slug }: Entry, field: string): string => {
  const value = values[field];
  return typeof value === 'string' && value.trim() ? value.trim() : fromSlug(slug);
};

/** `delhi-gali` becomes “Delhi gali”. */
export const fromSlug = (slug: string): string =>
  slug.charAt(0).toUpperCase() + slug.slice(1).replaceAll(/[-_]+/g, ' ');

const of = (
  area: ContentArea,
  title: string | FileKind['title'],
  pages: readonly string[] | FileKind['pages'] = [],
  added?: string,
): FileKind => ({
  area,
  title: typeof title === 'string' ? () => title : title,
  pages: typeof pages === 'function' ? pages : () => pages,
  ...(added && { added }),
});

const named = (what: string, field: string) => (entry: Entry) => `${what}: ${called(entry, field)}`;
const brandPath = ({ slug }: Entry): string => `${ROUTES.brands}/${slug}`;
const { franchise, compare, finder, shortlist, fees, opening, questions, menu } = ROUTES;

export const FILE_KINDS: Readonly<Record<KindName, FileKind>> = {
  company: of('contact', 'Phones, addresses and hours'),
  contact: of('contact', 'Words of the contact page', [
    ROUTES.contact,
    ROUTES.contactSent,
    ROUTES.contactNotSent,
    ROUTES.outlets,
  ]),
  home: of('opening-lines', 'Home page: opening lines and pictures', [ROUTES.home]),
  menus: of(
    'menus',
    ({ brand }) => `Menu of ${brand}`,
    (entry) => [menu, brandPath(entry), ROUTES.search],
  ),
  promotions: of('offers', 'Offers', [menu]),
  articles: of(
    'articles',
    named('Article', 'title'),
    ({ slug }) => [articlePath(slug), ROUTES.blog],
    'article',
  ),
  media: of(
    'articles',
    named('Media', 'title'),
    ({ slug }) => [mediaPath(slug), ROUTES.media],
    'entry of the media page',
  ),
  brands: of(
    'brands',
    ({ brand }) => `Brand: ${brand}`,
    (entry) => [brandPath(entry), ROUTES.brands, ROUTES.home, menu, ROUTES.search],
  ),
  claims: of(
    'figures',
    named('Figures', 'heading'),
    ({ values }) => [...routeNamed(values.route), ROUTES.ourNumbers],
    'group of figures',
  ),
  payback: of('figures', 'Payback lab: usual values and words', [ROUTES.payback]),
  proof: of('figures', 'What others say: partners, press, ratings', [ROUTES.home]),
  people: of('people', 'People: directors and managers', [ROUTES.about]),
  awards: of('people', 'Awards', [ROUTES.about]),
  outlets: of('places', named('Outlet', 'name'), [ROUTES.outlets], 'outlet'),
  cities: of('places', 'Cities and where we look for partners', [ROUTES.cities]),
  clubs: of('clubs', named('Club', 'name'), [ROUTES.clubs], 'club'),
  tiers: of('clubs', 'Memberships and their prices', [ROUTES.clubs]),
  courses: of('courses', named('Course', 'name'), [ROUTES.education], 'course'),
  franchise: of('pages', named('Franchise model', 'name'), ({ slug }) => [
    `${franchise}/${slug}`,
    ...[franchise, ROUTES.home, compare, finder, shortlist, fees, opening, questions],
    ROUTES.ourNumbers,
  ]),
  questions: of('pages', named('Questions', 'name'), [questions], 'group of questions'),
  navigation: of('pages', 'Links at the top and bottom of every page'),
  prospectus: of('rest', 'Prospectuses to download', [
    ...[ROUTES.singleBrand, ROUTES.multiBrand, ROUTES.cloudKitchen].map((route) =>
      prospectusPath(route.slice(franchise.length + 1)),
    ),
  ]),
  legal: of('rest', named('Legal text', 'title'), ({ slug }) => [`/${slug}`]),
  desk: of('rest', 'Settings of the lead desk', [ROUTES.admin]),
  'review-dates': of('rest', 'Dates to look at again', [ROUTES.admin]),
};
