import { formatDay } from '../../contract/desk/indian-clock.ts';
import { loadBrands } from '../content/brand/load-brands.ts';
import { loadFranchiseModels } from '../content/franchise/load-franchise-models.ts';
import { loadCompany } from '../content/load-company.ts';
import { loadMenus } from '../content/menu/load-menus.ts';
import { loadFile, loadPage } from '../content/page/load-page.ts';
import type { ContentPicture } from '../content/shared/picture.ts';
import { cutPhoto } from '../tagged-pdf/cut-photo.ts';
import { type ProspectusContext, writeBrandPaper, writeModelPaper } from './write-prospectus.ts';

export const loadProspectusWords = () => loadFile('prospectus');

/** The day of the build in India, at midnight UTC: papers made on one day are equal. */
export const today = (): Date => new Date(formatDay(Date.now()));

export async function loadProspectuses() {
  const [models, brands, menus, words, franchise, fees, company] = await Promise.all([
    loadFranchiseModels(),
    loadBrands(),
    loadMenus(),
    loadProspectusWords(),
    loadPage('franchise'),
    loadPage('fees'),
    loadCompany(),
  ]);
  const steps = models.find((model) => model.steps)?.steps;
  const withMenus = brands.map((brand) => ({
    ...brand,
    menu: menus.find(({ slug }) => slug === brand.slug),
  }));
  const context = (siteUrl: string): ProspectusContext => ({
    ...{ words, franchise, fees, company, steps, siteUrl },
    today: today(),
  });
  // 150 pixels per inch.
  const cutCover = async (picture: ContentPicture) => ({
    bytes: await cutPhoto(picture, { width: 1240, height: 816 }),
    alt: picture.alt,
  });
  return [
    ...models.map((model) => ({
      slug: model.slug,
      write: async (siteUrl: string) =>
        writeModelPaper(model, withMenus, await cutCover(model.picture), context(siteUrl)),
    })),
    ...withMenus.map((brand) => ({
      slug: brand.slug,
      write: async (siteUrl: string) =>
        writeBrandPaper(brand, models, await cutCover(brand.hero), context(siteUrl)),
    })),
  ];
}
