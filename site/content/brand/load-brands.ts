import { getCollection } from 'astro:content';
import { readFile } from 'node:fs/promises';
import type { Brand } from './brand.ts';

export async function loadBrands(): Promise<Brand[]> {
  const entries = await getCollection('brands');
  return entries
    .map(({ id, data }) => ({ ...data, slug: id }))
    .sort((left, right) => left.order - right.order);
}

export const readLogo = (slug: string): Promise<string> =>
  readFile(`content/brands/${slug}/logo.svg`, 'utf8');
