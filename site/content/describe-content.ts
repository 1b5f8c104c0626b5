import type { SchemaContext } from 'astro:content';
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { z } from 'astro/zod';
import type { ContentArea, ContentFile } from '../../contract/desk/content/content.ts';
import { CONTENT_LIMITS } from '../../contract/desk/content/content-limits.ts';
import { articlePath, mediaPath, prospectusPath, ROUTES } from '../../contract/routes.ts';
import { collections } from '../content.config.ts';
import { readText } from './check/check-file.ts';
import { subjectSchema } from './claims/claim.ts';
import { findFacts } from './facts/read-facts.ts';
import type { PageName } from './page/page.ts';
import { daySchema } from './shared/day.ts';

interface Collection {
  /** `isList`: the file holds all entries. */
  loader: { base?: string; pattern: string; isList?: true };
  schema: z.ZodType | ((context: SchemaContext) => z.ZodType);
}

/** What the desk knows of all content beside the values themselves. */
export interface ContentDescription {
  files: (Omit<ContentFile, 'isChanged'> & {
    /** Name of its schema in `schemas`. */
    schema: string;
  })[];
  /** JSON Schemas of the values in a file. */
  schemas: Record<string, Record<string, unknown>>;
  /** Where a file may be added. */
  folders: { folder: string; title: string; extension: string; schema: string }[];
}

const reviewDates = z.strictObject({ what: z.string(), where: z.string(), until: daySchema });

/** Every kind of file with where it lies; Astro collects the last two not. */
export const CONTENT_KINDS: Readonly<Record<string, Collection>> = {
  ...(collections as unknown as Record<string, Collection>),
  claims: { loader: { base: './content/claims', pattern: '*.yaml' }, schema: subjectSchema },
  'review-dates': {
    loader: { pattern: 'content/review-dates.yaml', isList: true },
    schema: reviewDates,
  },
};
/** A file of no kind can be looked at, and is not changed by a form. */
const UNKNOWN = 'unknown';

/**
 * Says of every text of the folder `content` below the working directory what it is; what cannot be read is named by its
 * file.
 * @param files all of its files, from there: `content/contact.yaml`
 */
export function describeContent(files: readonly string[]): ContentDescription {
  const kindOf = new Map(Object.entries(CONTENT_KINDS).flatMap(listFiles));
  const texts = files.filter((file) => /\.(yaml|md)$/.test(file));
  const read = new Map(texts.map((file) => [idOf(file), readValues(file)]));
  const ids = [...read.keys()];
  const describe = (id: string) => {
    const schema = kindOf.get(id) ?? UNKNOWN;
    const values = read.get(id);
    const { samples } = findFacts(values, new Date());
    return { id, ...describeFile(id, schema, read), toConfirm: samples.length, schema };
  };
  const describeFile = (id: string, schema: string, all: ReadonlyMap<string, unknown>) => {
    if (schema.startsWith('page-')) {
      const name = schema.slice('page-'.length) as PageName;
      const title = `Page: ${fromSlug(name)}`;
      return { title, area: 'pages' as const, pages: pagesOfWords(name, ids) };
    }
    const entry = entryOf(id, all);
    const kind = schema === UNKNOWN ? undefined : FILE_KINDS[schema as keyof typeof FILE_KINDS];
    if (!kind) return { title: fromSlug(entry.slug), area: 'rest' as const, pages: [] };
    return { title: kind.title(entry), area: kind.area, pages: [...kind.pages(entry)] };
  };
  const schemas = describeSchemas(brandsOf(read));
  return { files: ids.map(describe), schemas, folders: listFolders() };
}

const idOf = (file: string): string => file.slice('content/'.length);

const listFiles = ([name, { loader }]: [string, Collection]) =>
  globSync(loader.pattern, { cwd: loader.base ?? '.' }).map(
    (file) => [idOf(join(loader.base ?? '.', file)), name] as const,
  );

/** @returns nothing where the file is no YAML */
function readValues(file: string): unknown {
  const { document } = readText(file, readFileSync(file, 'utf8'));
  return document.errors.length > 0 ? undefined : document.toJS();
}

function entryOf(id: string, all: ReadonlyMap<string, unknown>): Entry {
  const values = fieldsOf(all.get(id));
  const isBrand = id.startsWith('brands/');
  const slug = isBrand ? basename(dirname(id)) : basename(id, extname(id));
  const { name } = fieldsOf(isBrand ? all.get(`brands/${slug}/brand.yaml`) : undefined);
  return { slug, values, brand: typeof name === 'string' ? name : fromSlug(slug) };
}

const fieldsOf = (values: unknown): Record<string, unknown> =>
  typeof values === 'object' && values !== null ? (values as Record<string, unknown>) : {};

const image = () => z.string().meta({ format: 'picture' });

const brandsOf = (all: ReadonlyMap<string, unknown>): NamedBrand[] =>
  [...all.keys()]
    .filter((id) => /^brands\/[^/]+\/brand\.yaml$/.test(id))
    .map((id) => entryOf(id, all))
    .map(({ slug, brand }) => ({ slug, name: brand }));

function describeSchemas(brands: readonly NamedBrand[]): ContentDescription['schemas'] {
  const named = Object.entries(CONTENT_KINDS).map(([name, { loader, schema }]) => {
    const entry =
      typeof schema === 'function' ? schema({ image } as unknown as SchemaContext) : schema;
    return [name, formSchema(loader.isList ? z.array(entry) : entry, brands)] as const;
  });
  return Object.fromEntries([...named, [UNKNOWN, {}]]);
}

const listFolders = (): ContentDescription['folders'] =>
  Object.entries(FILE_KINDS).flatMap(([schema, { added }]) => {
    const { base, pattern } = CONTENT_KINDS[schema]?.loader ?? {};
    if (!added || !base || !pattern) return [];
    const folder = idOf(join(base));
    return [{ folder, title: added, extension: extname(pattern).slice(1), schema }];
  });

export type JsonSchema = Record<string, unknown>;

/** A brand that a field may name. */
interface NamedBrand {
  slug: string;
  name: string;
}

/**
 * What a form has to know of the values of a file, as JSON Schema: their names, kinds and limits as they are written, so
 * with facts either plain or `{ value, sample: true }`.
 * @param brands that there are: a field that names one offers them
 */
export function formSchema(schema: z.ZodType, brands: readonly NamedBrand[] = []): JsonSchema {
  const written = z.toJSONSchema(schema, {
    io: 'input',
    reused: 'inline',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema._zod.def.type === 'date')
        Object.assign(jsonSchema, { type: 'string', format: 'date' });
      // The bound that `check-file.ts` holds for every text.
      if (jsonSchema.type === 'string' && !jsonSchema.enum && jsonSchema.const === undefined)
        jsonSchema.maxLength ??= CONTENT_LIMITS.maxFieldChars;
    },
  });
  return JSON.parse(JSON.stringify(written), (_key, part) =>
    offerBrands(joinDays(part), brands),
  ) as JsonSchema;
}

/** As in 2026-11-28. */
const DAY_CHARS = 10;

/** A day may stand bare or in quotes, which YAML tells apart and a form does not. */
function joinDays(part: unknown): unknown {
  const { anyOf, ...rest } = Object(part) as { anyOf?: readonly JsonSchema[] };
  const isDay = anyOf?.every(({ format }) => format === 'date');
  return isDay ? { ...rest, type: 'string', format: 'date', maxLength: DAY_CHARS } : part;
}

function offerBrands(part: unknown, brands: readonly NamedBrand[]): unknown {
  const { names, ...rest } = Object(part) as JsonSchema;
  if (names !== 'brand' || brands.length === 0) return part;
  return {
    ...rest,
    enum: brands.map(({ slug }) => slug),
    enumNames: brands.map(({ name }) => name),
  };
}

/** A content file as its kind has to know it. */
interface Entry {
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

/** Collections of a page's words are described by `PAGE_ROUTES`. */
type CollectionName = Exclude<keyof typeof collections, `page-${string}`>;
type KindName = CollectionName | 'claims' | 'review-dates';

/** What an entry calls itself in one of its fields; the words of its file's name where it does not. */
const called = ({ values, slug }: Entry, field: string): string => {
  const value = values[field];
  return typeof value === 'string' && value.trim() ? value.trim() : fromSlug(slug);
};

/** `delhi-gali` becomes “Delhi gali”. */
const fromSlug = (slug: string): string =>
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
const {
  home,
  franchise,
  blog,
  media,
  brands,
  questions,
  finder,
  compare,
  shortlist,
  fees,
  opening,
  menu,
} = ROUTES;

const FILE_KINDS: Readonly<Record<KindName, FileKind>> = {
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
function pagesOfWords(name: PageName, ids: readonly string[]): string[] {
  const [own = '', ...others] = PAGE_ROUTES[name];
  const below = ids.flatMap((id) => BELOW[name]?.exec(id)?.[1] ?? []);
  return [own, ...below.map((slug) => `${own}/${slug}`), ...others];
}

/** The address of a page that content names; none where there is no such page. */
const routeNamed = (name: unknown): string[] =>
  typeof name === 'string' && Object.hasOwn(ROUTES, name)
    ? [ROUTES[name as keyof typeof ROUTES]]
    : [];
