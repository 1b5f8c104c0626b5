import { getCollection } from 'astro:content';
import { loadBrands } from '../brand/load-brands.ts';
import type { BrandMenu } from './menu.ts';

export async function loadMenus(): Promise<BrandMenu[]> {
  const [menus, brands] = await Promise.all([getCollection('menus'), loadBrands()]);
  return brands.flatMap((brand) => {
    const menu = menus.find(({ id }) => id === brand.slug);
    return menu ? [{ ...menu.data, slug: brand.slug, brand }] : [];
  });
}
