import type { SchemaContext } from 'astro:content';
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { z } from 'astro/zod';
import { parse } from 'yaml';
import { fillBody } from '../content/claims/fill-entry.ts';

/** Stands in for `astro:content` and `astro/loaders`: the product's own content by its own schemas. */

interface Files {
  base?: string;
  pattern: string;
  generateId?: (options: { entry: string }) => string;
}
interface Collection {
  loader: Files;
  schema: z.ZodType | ((context: SchemaContext) => z.ZodType);
}
interface Entry {
  id: string;
  collection: string;
  data: Record<string, unknown>;
  body?: string;
}

export const defineCollection = <Definition>(definition: Definition): Definition => definition;
export const glob = (files: Files): Files => files;
export const file = (pattern: string): Files => ({ pattern });

/** What a test changes of the content, by `collection/id`; undefined takes an entry away. */
export const changes = new Map<string, Record<string, unknown> | undefined>();

/** What was read without a change; some schemas look at the site's address. */
const known = new Map<string, Promise<Entry[]>>();

export async function getCollection(name: string): Promise<Entry[]> {
  if (changes.size > 0) return readCollection(name);
  const key = `${name} ${process.env.SITE_URL}`;
  const entries = known.get(key) ?? readCollection(name);
  known.set(key, entries);
  return [...(await entries)];
}

async function readCollection(name: string): Promise<Entry[]> {
  const { collections } = await import('../content.config.ts');
  const { loader, schema } = (collections as unknown as Record<string, Collection>)[
    name
  ] as Collection;
  const { base = '.', pattern, generateId = withoutEnding } = loader;
  return globSync(pattern, { cwd: base }).flatMap((path) => {
    const { data, body } = readText(join(base, path));
    const entries = Array.isArray(data) ? data : [{ id: generateId({ entry: path }), ...data }];
    return entries.flatMap(({ id, ...own }): Entry[] => {
      const key = `${name}/${id}`;
      if (changes.has(key) && !changes.get(key)) return [];
      const isListed = Array.isArray(data);
      const written = { ...own, ...(isListed && { id }), ...changes.get(key) };
      const read = schemaOf(schema, dirname(join(base, path))).parse(written);
      return [{ id, collection: name, data: read as Entry['data'], ...body }];
    });
  });
}

export const getEntry = async (name: string, id: string): Promise<Entry | undefined> =>
  (await getCollection(name)).find((entry) => entry.id === id);

const withoutEnding = ({ entry }: { entry: string }): string => entry.replace(/\.\w+$/, '');

/** As Astro reads YAML: a bare day is a date. */
const DATES = { customTags: ['timestamp' as const] };

function readText(path: string) {
  const text = readFileSync(path, 'utf8');
  if (!path.endsWith('.md')) return { data: parse(text, DATES), body: {} };
  const [, front = '', body = ''] = /^---\n(.*?)\n---\n?(.*)$/s.exec(text) ?? [];
  const data = parse(front, DATES);
  return { data, body: { body: fillBody(path, { body, data }) } };
}

/** Pictures are what Astro makes of them, as far as our code asks. */
function schemaOf(schema: Collection['schema'], folder: string): z.ZodType {
  if (typeof schema !== 'function') return schema;
  const image = () =>
    z.string().transform((path) => ({
      ...{ src: `/assets/${basename(path)}`, width: 1200, height: 800, format: 'jpg' },
      fsPath: join(folder, path),
    }));
  return schema({ image } as unknown as SchemaContext);
}
