import { loadBrands } from '../content/brand/load-brands.ts';
import { loadCompany } from '../content/load-company.ts';

export async function loadSiteFacts(site: URL | undefined) {
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

/** What head, sitemap and structured data need to know; `geo` is undefined while nobody has confirmed it. */
export type SiteFacts = Awaited<ReturnType<typeof loadSiteFacts>>;
