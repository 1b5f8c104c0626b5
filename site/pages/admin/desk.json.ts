import type { APIRoute } from 'astro';
import type { DeskContent } from '../../../contract/desk/desk-content.ts';
import { loadBrands } from '../../content/brand/load-brands.ts';
import { loadFranchiseModels } from '../../content/franchise/load-franchise-models.ts';
import { loadCompany } from '../../content/load-company.ts';
import { loadFile } from '../../content/page/load-page.ts';
import { loadOpenCities } from '../../content/place/load-places.ts';
import { mapsLink } from '../../sections/contact/contact.tsx';

/** What the lead desk reads of the content; see `DESK_CONTENT_FILE`. */
export const GET: APIRoute = async ({ site }) => {
  const { modelWords, ...settings } = await loadFile('desk');
  const { messages } = await loadFile('messages');
  const { tradeName, offices } = await loadCompany();
  const models = await loadFranchiseModels();
  const brands = await loadBrands();
  const content: DeskContent = {
    ...settings,
    score: { ...settings.score, openCities: await loadOpenCities() },
    brands: brands.map(({ name }) => name),
    models: models.map(({ name, figures, route }) => ({
      name,
      investment: figures.investment,
      words: modelWords[route],
    })),
    messages,
    links: {
      site: (site?.href ?? '').replace(/\/$/, ''),
      map: mapsLink(tradeName, offices.experienceCentre),
      papers: [
        ...models.map(({ name, slug, route }) => ({ name, slug, plan: `model=${route}` })),
        ...brands.map(({ name, slug }) => ({ name, slug, plan: `menu=${slug}` })),
      ],
    },
  };
  return Response.json(content);
};
