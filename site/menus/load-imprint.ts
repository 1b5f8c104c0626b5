import { loadCompany } from '../content/load-company.ts';
import { formatPhone } from '../format/phone.ts';
import type { MenuImprint } from './menu-paper.ts';

/** @param site the `site` of the Astro configuration; its trailing slash is dropped. */
export async function loadImprint(site: URL | undefined): Promise<MenuImprint> {
  const { legalName, phone } = await loadCompany();
  return {
    company: legalName,
    phone: formatPhone(phone),
    siteUrl: (site?.href ?? '').replace(/\/$/, ''),
  };
}
