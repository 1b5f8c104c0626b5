import { brandPath } from '../../contract/paths.ts';
import { loadBrands } from '../content/brand/load-brands.ts';
import { loadFranchiseModels } from '../content/franchise/load-franchise-models.ts';
import { formatLakhs } from '../format/range.ts';
import { pictureFile } from '../pictures/picture-file.ts';
import type { CardDraft } from './card.ts';
import { brandPaint, HOUSE_PAINTS } from './paints.ts';

/** Astro does not tell the file of an imported SVG; each brand's folder holds them under these names. */
const BRANDS = 'content/brands';

/** Each brand in its own colours, with its wordmark and what a dish costs. */
export async function loadBrandCards(): Promise<CardDraft[]> {
  return (await loadBrands()).map((brand) => ({
    path: brandPath(brand.slug),
    title: brand.name,
    kicker: brand.cuisine,
    alt: `${brand.name}: ${brand.hero.alt}`,
    paint: brandPaint(brand.colours),
    layout: 'plate',
    photo: pictureFile(brand.hero.src),
    brand: {
      logo: `${BRANDS}/${brand.slug}/logo.svg`,
      motif: `${BRANDS}/${brand.slug}/motif.svg`,
      summary: brand.summary,
    },
    slip: { label: 'Price range', value: brand.priceRange },
  }));
}

/** Each franchise model with what it takes to start. */
export async function loadModelCards(): Promise<CardDraft[]> {
  return (await loadFranchiseModels()).map((model) => ({
    path: model.path,
    title: model.name,
    kicker: 'Franchise',
    alt: `${model.name}: ${model.picture.alt}`,
    paint: HOUSE_PAINTS.chilli,
    layout: 'plate',
    photo: pictureFile(model.picture.src),
    slip: { label: 'Investment', value: formatLakhs(model.figures.investment) },
  }));
}
