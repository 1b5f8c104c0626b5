import { loadCompany } from '../content/company/load-company.ts';
import type { SiteFacts } from './site-facts.ts';

/**
 * The site as a whole, from the company's facts.
 * @param site the `site` of the Astro configuration; its trailing slash is dropped.
 */
export async function loadSiteFacts(site: URL | undefined): Promise<SiteFacts> {
  const company = await loadCompany();
  const { street, city, region, postalCode } = company.offices.experienceCentre;
  return {
    url: (site?.href ?? '').replace(/\/$/, ''),
    name: company.tradeName,
    legalName: company.legalName,
    description: company.tagline,
    phone: company.phone,
    email: company.email,
    address: { street, city, region, postalCode },
  };
}
