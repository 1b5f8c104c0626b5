import { loadBrands } from '../../content/brand/load-brands.ts';
import { loadHome } from '../../content/page/load-home.ts';
import { pictureCrops } from '../../pictures/picture-crops.ts';
import type { SiteFacts } from '../site-facts.ts';
import type { JsonLdNode } from './node.ts';
import { centreNode } from './place-node.ts';

/** The experience centre with the brands that cook there and the picture of the whole table. */
export async function loadCentre(site: SiteFacts): Promise<JsonLdNode> {
  const [brands, { house }] = await Promise.all([loadBrands(), loadHome()]);
  return centreNode({ brands, images: await pictureCrops(house.table) }, site);
}
