import { getEntry } from 'astro:content';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { formatDay } from '../../contract/desk/indian-clock.ts';
import { makeOnce, versionsOf } from '../build-cache/build-cache.ts';
import { loadBrands } from '../content/brand/load-brands.ts';
import { loadFranchiseModels } from '../content/franchise/load-franchise-models.ts';
import { loadCompany } from '../content/load-company.ts';
import { loadMenus } from '../content/menu/load-menus.ts';
import { loadPage } from '../content/page/load-page.ts';
import type { ContentPicture } from '../content/shared/picture.ts';
import { pictureFile } from '../pictures/picture-file.ts';
import type { CoverPicture, ProspectusBrand, ProspectusGround } from './prospectus.ts';
import { writeBrandPaper, writeModelPaper } from './write-prospectus.ts';

/** The words of every prospectus. @throws when `content/prospectus.yaml` is missing */
export async function loadProspectusWords() {
  const entry = await getEntry('prospectus', 'prospectus');
  if (!entry) throw new Error('content/prospectus.yaml is missing');
  return entry.data;
}

/** The day of the build in India, at midnight UTC: papers made on one day are equal. */
export const today = (): Date => new Date(formatDay(Date.now()));

/** One prospectus per model and brand: its slug, and what writes it. */
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
  const withMenus: ProspectusBrand[] = brands.map((brand) => ({
    ...brand,
    menu: menus.find(({ slug }) => slug === brand.slug),
  }));
  const ground = (siteUrl: string): ProspectusGround => ({
    ...{ words, franchise, fees, company, steps, siteUrl },
    today: today(),
  });
  return [
    ...models.map((model) => ({
      slug: model.slug,
      write: async (siteUrl: string) =>
        writeModelPaper(model, withMenus, await cutCover(model.picture), ground(siteUrl)),
    })),
    ...withMenus.map((brand, at) => ({
      slug: brand.slug,
      write: async (siteUrl: string) => {
        const hero = brands[at]?.hero;
        if (!hero) throw new Error(`content/brands/${brand.slug}: there is no hero`);
        return writeBrandPaper(brand, models, await cutCover(hero), ground(siteUrl));
      },
    })),
  ];
}

/** Pixels of the cover's picture: 150 per inch. */
const COVER = { width: 1240, height: 816 } as const;
const JPEG = { quality: 74, mozjpeg: true } as const;

async function cutCover({ src, alt }: ContentPicture): Promise<CoverPicture> {
  const file = await readFile(pictureFile(src));
  const settings = JSON.stringify([COVER, JPEG]);
  const bytes = await makeOnce('cover', [file, settings, versionsOf('sharp')], () =>
    sharp(file)
      .resize({ ...COVER, fit: 'cover' })
      .jpeg(JPEG)
      .toBuffer(),
  );
  return { bytes, alt };
}
