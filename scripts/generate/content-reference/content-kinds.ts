import type { SchemaContext } from 'astro:content';
import { z } from 'astro/zod';
import { brandSchema } from '../../../site/content/brand/brand.ts';
import { subjectSchema } from '../../../site/content/claims/claim.ts';
import { clubSchema, tierSchema } from '../../../site/content/club.ts';
import { awardSchema, companySchema, personSchema } from '../../../site/content/company.ts';
import { contactSchema } from '../../../site/content/contact.ts';
import { deskSchema } from '../../../site/content/desk.ts';
import { courseSchema } from '../../../site/content/education.ts';
import { franchiseModelSchema } from '../../../site/content/franchise/franchise-model.ts';
import { menuSchema } from '../../../site/content/menu/menu.ts';
import { promotionSchema } from '../../../site/content/menu/promotion.ts';
import { homeSchema } from '../../../site/content/page/home.ts';
import { navigationSchema } from '../../../site/content/page/navigation.ts';
import { legalSchema, pageSchemas } from '../../../site/content/page/page.ts';
import { paybackSchema } from '../../../site/content/payback.ts';
import { citySchema } from '../../../site/content/place/city.ts';
import { outletSchema } from '../../../site/content/place/outlet.ts';
import { proofSchema } from '../../../site/content/proof.ts';
import { questionGroupSchema } from '../../../site/content/question.ts';
import { pictureSchema } from '../../../site/content/shared/picture.ts';
import { articleSchema, mediaItemSchema } from '../../../site/content/story/story.ts';
import { prospectusSchema } from '../../../site/prospectus/prospectus-words.ts';

/** Files of content that have one shape. */
export interface ContentKind {
  /** A glob below `content/`. */
  files: string;
  schema: z.ZodType;
  /** Where the schema stands, whose comments describe its fields. */
  source: string;
  /** The file is a list, and each of its entries has this shape. */
  isList?: true;
}

const image = () => z.string().meta({ format: 'picture' });
const context = { image } as unknown as SchemaContext;

/** Files below site/content/ whose fields a page has beside those of every page. */
const WORDS: Record<keyof typeof pageSchemas, string> = {
  about: 'company.ts',
  brands: 'brand/brand.ts',
  menu: 'menu/menu-words.ts',
  franchise: 'franchise/franchise-words.ts',
  finder: 'finder-words.ts',
  compare: 'franchise/compare-words.ts',
  cities: 'place/place-words.ts',
  outlets: 'place/place-words.ts',
  questions: 'question.ts',
  search: 'page/search-words.ts',
  education: 'education.ts',
  clubs: 'page/page.ts',
  blog: 'story/story-words.ts',
  media: 'story/story-words.ts',
  'our-numbers': 'claims/claims-words.ts',
  fees: 'terms-words.ts',
  opening: 'terms-words.ts',
  agreement: 'terms-words.ts',
  'official-channels': 'terms-words.ts',
  'not-found': 'page/page.ts',
};

const of = (files: string, source: string, schema: z.ZodType): ContentKind => ({
  files,
  source: source.startsWith('site/') ? source : `site/content/${source}`,
  schema,
});
const listOf = (...kind: Parameters<typeof of>): ContentKind => ({ ...of(...kind), isList: true });

const pages = Object.entries(pageSchemas).map(([name, schema]) =>
  of(
    `pages/${name}.yaml`,
    WORDS[name as keyof typeof pageSchemas],
    schema.extend({ picture: pictureSchema(image as never).optional() }),
  ),
);

/** Every file of content that has a schema, as `site/content.config.ts` and the register of claims read them. */
export const CONTENT_KINDS: readonly ContentKind[] = [
  of('company.yaml', 'company.ts', companySchema),
  of('contact.yaml', 'contact.ts', contactSchema),
  of('navigation.yaml', 'page/navigation.ts', navigationSchema),
  of('home/home.yaml', 'page/home.ts', homeSchema(context)),
  of('brands/*/brand.yaml', 'brand/brand.ts', brandSchema(context)),
  of('brands/*/menu.yaml', 'menu/menu.ts', menuSchema),
  listOf('promotions.yaml', 'menu/promotion.ts', promotionSchema),
  of('claims/*.yaml', 'claims/claim.ts', subjectSchema),
  of('franchise/*.yaml', 'franchise/franchise-model.ts', franchiseModelSchema(context)),
  of('payback.yaml', 'payback.ts', paybackSchema),
  of('prospectus.yaml', 'site/prospectus/prospectus-words.ts', prospectusSchema),
  of('questions/*.yaml', 'question.ts', questionGroupSchema),
  listOf('cities.yaml', 'place/city.ts', citySchema),
  of('outlets/*.yaml', 'place/outlet.ts', outletSchema),
  of('proof/proof.yaml', 'proof.ts', proofSchema(context)),
  of('articles/*.md', 'story/story.ts', articleSchema(context)),
  of('media/*.md', 'story/story.ts', mediaItemSchema(context)),
  of('clubs/*.yaml', 'club.ts', clubSchema(context)),
  listOf('tiers.yaml', 'club.ts', tierSchema),
  of('courses/*.yaml', 'education.ts', courseSchema),
  listOf('people.yaml', 'company.ts', personSchema(context)),
  listOf('awards.yaml', 'company.ts', awardSchema(context)),
  of('legal/*.md', 'page/page.ts', legalSchema),
  of('desk.yaml', 'desk.ts', deskSchema),
  ...pages,
];
