import { getCollection } from 'astro:content';
import type { APIRoute } from 'astro';
import type { DeskContent } from '../../../contract/desk/desk-content.ts';
import { loadFile } from '../../content/page/load-page.ts';
import { loadOpenCities } from '../../content/place/load-places.ts';

/** What the lead desk reads of the content; see `DESK_CONTENT_FILE`. */
export const GET: APIRoute = async () => {
  const { modelWords, ...settings } = await loadFile('desk');
  const models = await getCollection('franchise');
  const brands = await getCollection('brands');
  const content: DeskContent = {
    ...settings,
    score: { ...settings.score, openCities: await loadOpenCities() },
    brands: brands.map(({ data }) => data.name),
    models: models.map(({ data }) => ({
      name: data.name,
      investment: data.figures.investment,
      words: modelWords[data.route],
    })),
  };
  return Response.json(content);
};
