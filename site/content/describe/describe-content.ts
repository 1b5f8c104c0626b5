import type { SchemaContext } from 'astro:content';
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { z } from 'astro/zod';
import type { ContentFile } from '../../../contract/desk/content/content.ts';
import { collections } from '../../content.config.ts';
import { readText } from '../check/check-file.ts';
import { subjectSchema } from '../claims/claim.ts';
import { findFacts } from '../facts/find-facts.ts';
import type { PageName } from '../page/page.ts';
import { daySchema } from '../shared/day.ts';
import { type Entry, FILE_KINDS, fromSlug } from './file-kinds.ts';
import { formSchema, type NamedBrand } from './form-schema.ts';
import { pagesOfWords } from './page-routes.ts';

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
const KINDS: Readonly<Record<string, Collection>> = {
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
  const kindOf = new Map(Object.entries(KINDS).flatMap(listFiles));
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
  const named = Object.entries(KINDS).map(([name, { loader, schema }]) => {
    const entry =
      typeof schema === 'function' ? schema({ image } as unknown as SchemaContext) : schema;
    return [name, formSchema(loader.isList ? z.array(entry) : entry, brands)] as const;
  });
  return Object.fromEntries([...named, [UNKNOWN, {}]]);
}

const listFolders = (): ContentDescription['folders'] =>
  Object.entries(FILE_KINDS).flatMap(([schema, { added }]) => {
    const { base, pattern } = KINDS[schema]?.loader ?? {};
    if (!added || !base || !pattern) return [];
    const folder = idOf(join(base));
    return [{ folder, title: added, extension: extname(pattern).slice(1), schema }];
  });
