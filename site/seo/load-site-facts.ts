import { loadBrands } from '../content/brand/load-brands.ts';
import { loadCompany } from '../content/load-company.ts';
import type { SiteFacts } from './site-facts.ts';

/** The site as a whole, from the company's facts. */
export async function loadSiteFacts(site: URL | undefined): Promise<SiteFacts> {
  const [company, brands] = await Promise.all([loadCompany(), loadBrands()]);
  const { street, city, region, postalCode, geo } = company.offices.experienceCentre;
  return {
    url: (site?.href ?? '').replace(/\/$/, ''),
    name: company.tradeName,
    legalName: company.legalName,
    description: company.tagline,
    phone: company.phone,
    email: company.email,
    franchisePhone: company.franchisePhone,
    chatNumber: company.chat.number,
    accounts: company.social.map(({ url }) => url),
    brands: brands.map(({ slug, name }) => ({ slug, name })),
    hours: company.hours,
    geo,
    address: { street, city, region, postalCode },
  };
}
