import type { BrandContent } from '../content/brand/brand.ts';
import type { Company } from '../content/company.ts';
import type { FranchiseModel } from '../content/franchise/franchise-model.ts';
import type { BrandMenu } from '../content/menu/menu.ts';
import type { PageContent } from '../content/page/page.ts';
import type { ProspectusWords } from './prospectus-words.ts';

/** A brand as a prospectus needs it. */
export type ProspectusBrand = Pick<
  BrandContent,
  | 'name'
  | 'cuisine'
  | 'priceRange'
  | 'summary'
  | 'fullDescription'
  | 'specialties'
  | 'popularItems'
  | 'colours'
> & { slug: string; menu: Pick<BrandMenu, 'categories'> | undefined };

/** What all papers say, whichever model or brand they are about. */
export interface ProspectusGround {
  words: ProspectusWords;
  franchise: Pick<PageContent<'franchise'>, 'figureNote' | 'questions'>;
  fees: Pick<PageContent<'fees'>, 'hero' | 'table' | 'lines'>;
  /** The steps of the model that has them. */
  steps: FranchiseModel['steps'];
  company: Pick<
    Company,
    'legalName' | 'tradeName' | 'phone' | 'franchisePhone' | 'email' | 'offices' | 'hours' | 'legal'
  >;
  /** Public address of the site without a trailing slash. */
  siteUrl: string;
  /** The day on which the papers are made. */
  today: Date;
}

/** What stands on the cover besides words. */
export interface CoverPicture {
  bytes: Buffer;
  alt: string;
}
