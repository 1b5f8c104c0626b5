import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { parse } from 'yaml';

interface ContentBrand {
  slug: string;
  name: string;
  order: number;
  hasMenu: boolean;
}

/** The brands that the content holds, in the order of every list of them. */
export const CONTENT_BRANDS: readonly ContentBrand[] = globSync('content/brands/*/brand.yaml')
  .map((file) => {
    const { name, order } = parse(readFileSync(file, 'utf8'));
    const hasMenu = existsSync(`${dirname(file)}/menu.yaml`);
    return { slug: basename(dirname(file)), name, order, hasMenu };
  })
  .sort((left, right) => left.order - right.order);
