import { loadCompany } from '../content/load-company.ts';
import { loadMenus } from '../content/menu/load-menus.ts';
import { formatPhone } from '../format/phone.ts';
import type { MenuImprint } from './printed-menu.ts';

export async function listMenuPaths() {
  const menus = await loadMenus();
  return menus.map((menu) => ({ params: { slug: menu.slug }, props: { menu } }));
}

/** @param site the `site` of the Astro configuration; its trailing slash is dropped. */
export async function loadImprint(site: URL | undefined): Promise<MenuImprint> {
  const { legalName, phone } = await loadCompany();
  return {
    company: legalName,
    phone: formatPhone(phone),
    siteUrl: (site?.href ?? '').replace(/\/$/, ''),
  };
}
