import type { SchemaContext } from 'astro:content';
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { z } from 'astro/zod';
import type { ContentArea, Inspection } from '../../contract/desk/content/content.ts';
import { CONTENT_LIMITS } from '../../contract/desk/content/content-limits.ts';
import { capitalise } from '../../contract/desk/content/field-path.ts';
import { articlePath, mediaPath, ROUTES } from '../../contract/routes.ts';
import { collections } from '../content.config.ts';
import { readText } from './check/check-file.ts';
import { subjectSchema } from './claims/claim.ts';
import { findFacts } from './facts/read-facts.ts';
import { daySchema } from './shared/day.ts';

export interface ContentKind {
  /** `isList`: the file holds all entries. */
  loader: { base?: string; pattern: string; isList?: true };
  schema: z.ZodType | ((context: SchemaContext) => z.ZodType);
}

type ContentDescription = Omit<Inspection, 'faults'>;

const reviewDates = z.strictObject({ what: z.string(), where: z.string(), until: daySchema });

/** Every kind of file with where it lies; Astro collects the last two not. */
export const CONTENT_KINDS: Record<string, ContentKind> & { claims: ContentKind } = {
  ...(collections as unknown as Record<string, ContentKind>),
  claims: { loader: { base: './content/claims', pattern: '*.yaml' }, schema: subjectSchema },
  'review-dates': {
    loader: { pattern: 'content/review-dates.yaml', isList: true },
    schema: reviewDates,
  },
};
/** A file of no kind can be looked at, and is not changed by a form. */
const UNKNOWN = 'unknown';

export function describeContent(files: readonly string[]): ContentDescription {
  const kindOf = new Map(
    Object.entries(CONTENT_KINDS).flatMap(([name, kind]) =>
      placesOf(kind).map((file) => [idOf(file), name] as const),
    ),
  );
  const texts = files.filter((file) => /\.(yaml|md)$/.test(file));
  const read = new Map(texts.map((file) => [idOf(file), readValues(file)]));
  const ids = [...read.keys()];
  const describe = (id: string) => {
    const schema = kindOf.get(id) ?? UNKNOWN;
    const { samples } = findFacts(read.get(id));
    return { id, ...describeFile(id, schema, read), toConfirm: samples.length, schema };
  };
  const schemas = describeSchemas(brandsOf(read));
  return { files: ids.map(describe), schemas };
}

function describeFile(id: string, schema: string, all: ReadonlyMap<string, unknown>) {
  const entry = entryOf(id, all);
  if (schema.startsWith('page-')) {
    const pages = pagesOfWords(entry.slug, [...all.keys()]);
    return { title: `Page: ${fromSlug(entry.slug)}`, area: 'pages' as const, pages };
  }
  const kind = schema === UNKNOWN ? undefined : FILE_KINDS[schema as KindName];
  if (!kind) return { title: fromSlug(entry.slug), area: 'rest' as const, pages: [] };
  const { area, title, pages = [] } = kind;
  return {
    area,
    title: typeof title === 'string' ? title : title(entry),
    pages: typeof pages === 'function' ? [...pages(entry)] : [pages].flat(),
  };
}

const idOf = (file: string): string => file.slice('content/'.length);

/** The files of a kind, from the folder above the content. */
export const placesOf = ({ loader: { base = '.', pattern } }: ContentKind): string[] =>
  globSync(pattern, { cwd: base }).map((name) => join(base, name));

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

export type JsonSchema = Record<string, unknown>;

interface NamedBrand {
  slug: string;
  name: string;
}

/** What a form has to know of the values of a file, as JSON Schema: their names, kinds and limits
 * as they are written, so with facts either plain or `{ value, sample: true }`. */
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
      if (jsonSchema.names !== 'brand' || brands.length === 0) return;
      delete jsonSchema.names;
      jsonSchema.enum = brands.map(({ slug }) => slug);
      jsonSchema.enumNames = brands.map(({ name }) => name);
    },
  });
  return JSON.parse(JSON.stringify(written), (_key, part) => joinDays(part)) as JsonSchema;
}

const DAY_CHARS = 10;

/** A day may stand bare or in quotes, which YAML tells apart and a form does not. */
function joinDays(part: unknown): unknown {
  const { anyOf, ...rest } = Object(part) as { anyOf?: readonly JsonSchema[] };
  const isDay = anyOf?.every(({ format }) => format === 'date');
  return isDay ? { ...rest, type: 'string', format: 'date', maxLength: DAY_CHARS } : part;
}

/** A content file as its kind has to know it. */
interface Entry {
  slug: string;
  /** Its fields; none where it cannot be read, or is a list. */
  values: Readonly<Record<string, unknown>>;
  /** What the brand is called in whose folder it lies. */
  brand: string;
}

interface FileKind {
  area: ContentArea;
  title: string | ((entry: Entry) => string);
  /** Addresses of the pages that show it, the first one above all; none where every page does, or no page. */
  pages?: string | ((entry: Entry) => readonly string[]);
}

/** Words of a page have the address of their page. */
type KindName = Exclude<keyof typeof collections, `page-${string}`> | 'claims' | 'review-dates';

/** `delhi-gali` becomes “Delhi gali”. */
const fromSlug = (slug: string): string => capitalise(slug.replaceAll(/[-_]+/g, ' '));

/** The kind, and what an entry calls itself in one of its fields, or else its file. */
const named =
  (what: string, field: string) =>
  ({ values, slug }: Entry): string => {
    const value = values[field];
    return `${what}: ${typeof value === 'string' && value.trim() ? value.trim() : fromSlug(slug)}`;
  };

const FILE_KINDS: Readonly<Record<KindName, FileKind>> = {
  company: { area: 'contact', title: 'Phones, addresses and hours' },
  contact: { area: 'contact', title: 'Words of the contact page', pages: ROUTES.contact },
  home: {
    area: 'opening-lines',
    title: 'Home page: opening lines and pictures',
    pages: ROUTES.home,
  },
  menus: {
    area: 'menus',
    title: ({ brand }) => `Menu of ${brand}`,
    pages: ({ slug }) => [ROUTES.menu, `${ROUTES.brands}/${slug}`],
  },
  promotions: { area: 'offers', title: 'Offers', pages: ROUTES.menu },
  articles: {
    area: 'articles',
    title: named('Article', 'title'),
    pages: ({ slug }) => [articlePath(slug), ROUTES.blog],
  },
  media: {
    area: 'articles',
    title: named('Media', 'title'),
    pages: ({ slug }) => [mediaPath(slug), ROUTES.media],
  },
  brands: {
    area: 'brands',
    title: ({ brand }) => `Brand: ${brand}`,
    pages: ({ slug }) => [`${ROUTES.brands}/${slug}`, ROUTES.brands],
  },
  claims: {
    area: 'figures',
    title: named('Figures', 'heading'),
    pages: ({ values }) => [...routeNamed(values.route), ROUTES.ourNumbers],
  },
  payback: {
    area: 'figures',
    title: 'Payback lab: usual values and words',
    pages: ROUTES.payback,
  },
  proof: {
    area: 'figures',
    title: 'What others say: partners, press, ratings',
    pages: ROUTES.home,
  },
  people: { area: 'people', title: 'People: directors and managers', pages: ROUTES.about },
  awards: { area: 'people', title: 'Awards', pages: ROUTES.about },
  outlets: {
    area: 'places',
    title: named('Outlet', 'name'),
    pages: ROUTES.outlets,
  },
  cities: { area: 'places', title: 'Cities and where we look for partners', pages: ROUTES.cities },
  clubs: { area: 'clubs', title: named('Club', 'name'), pages: ROUTES.clubs },
  tiers: { area: 'clubs', title: 'Memberships and their prices', pages: ROUTES.clubs },
  courses: {
    area: 'courses',
    title: named('Course', 'name'),
    pages: ROUTES.education,
  },
  franchise: {
    area: 'pages',
    title: named('Franchise model', 'name'),
    pages: ({ slug }) => [`${ROUTES.franchise}/${slug}`, ROUTES.franchise],
  },
  questions: {
    area: 'pages',
    title: named('Questions', 'name'),
    pages: ROUTES.questions,
  },
  navigation: { area: 'pages', title: 'Links at the top and bottom of every page' },
  prospectus: { area: 'rest', title: 'Prospectuses to download' },
  legal: { area: 'rest', title: named('Legal text', 'title'), pages: ({ slug }) => [`/${slug}`] },
  desk: { area: 'rest', title: 'Settings of the lead desk', pages: ROUTES.admin },
  messages: { area: 'rest', title: 'Ready messages for WhatsApp and e-mail', pages: ROUTES.admin },
  'review-dates': { area: 'rest', title: 'Dates to look at again', pages: ROUTES.admin },
};

/** Files whose pages stand below another one and show its words too. */
const BELOW: Readonly<Record<string, RegExp>> = {
  brands: /^brands\/(.+)\/brand\.yaml$/,
  blog: /^articles\/(.+)\.md$/,
  media: /^media\/(.+)\.md$/,
};

function pagesOfWords(name: string, ids: readonly string[]): string[] {
  const route = name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const [own = '/404'] = routeNamed(route);
  const below = ids.flatMap((id) => BELOW[name]?.exec(id)?.[1] ?? []);
  return [own, ...below.map((slug) => `${own}/${slug}`)];
}

/** The address of a page that content names; none where there is no such page. */
const routeNamed = (name: unknown): string[] =>
  typeof name === 'string' && Object.hasOwn(ROUTES, name)
    ? [ROUTES[name as keyof typeof ROUTES]]
    : [];
