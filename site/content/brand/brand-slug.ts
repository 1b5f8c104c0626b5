import { existsSync } from 'node:fs';
import { z } from 'astro/zod';

/** The folder's name is a slug and nothing more: no other place of the disk is asked about. */
const folderWith = (file: 'brand' | 'menu') =>
  z
    .string()
    .refine(
      (slug) => /^[a-z0-9-]+$/.test(slug) && existsSync(`content/brands/${slug}/${file}.yaml`),
      `there is no such ${file}: write the name of a folder in content/brands`,
    );

/** A brand by its slug, the name of its folder in `content/brands/`; a form offers those that there are. */
export const brandSlug = folderWith('brand').meta({ title: 'Brand', names: 'brand' });
export const menuSlug = folderWith('menu').meta({ title: 'Brand', names: 'brand' });
