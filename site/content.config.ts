import { defineCollection, type SchemaContext } from 'astro:content';
import { globSync } from 'node:fs';
import {
  type Loader,
  type LoaderContext,
  file as plainFile,
  glob as plainGlob,
} from 'astro/loaders';
import type { z } from 'astro/zod';
import { brandSchema } from './content/brand/brand.ts';
import { claimed, withClaims } from './content/claims/fill-entry.ts';
import { clubSchema, tierSchema } from './content/club.ts';
import { awardSchema, companySchema, personSchema } from './content/company.ts';
import { contactSchema } from './content/contact.ts';
import { deskSchema } from './content/desk.ts';
import { courseSchema } from './content/education.ts';
import { franchiseModelSchema } from './content/franchise/franchise-model.ts';
import { menuSchema } from './content/menu/menu.ts';
import { promotionSchema } from './content/menu/promotion.ts';
import { messagesSchema } from './content/messages.ts';
import { homeSchema } from './content/page/home.ts';
import { navigationSchema } from './content/page/navigation.ts';
import { legalSchema, type PageName, pageSchemas } from './content/page/page.ts';
import { paybackSchema } from './content/payback.ts';
import { citySchema } from './content/place/city.ts';
import { outletSchema } from './content/place/outlet.ts';
import { proofSchema } from './content/proof.ts';
import { questionGroupSchema } from './content/question.ts';
import { pictureSchema } from './content/shared/picture.ts';
import { articleSchema, mediaItemSchema } from './content/story/story.ts';
import { prospectusSchema } from './prospectus/prospectus-words.ts';

/** Texts of all content are filled from the claims, so each loader is told when those change. */
const glob: typeof plainGlob = (options) => claimed(plainGlob(options));
const file: typeof plainFile = (name) => claimed(plainFile(name));

/** A collection of a single file; its id is the file's name. */
const single = (pattern: string) =>
  glob({
    base: './content',
    pattern,
    generateId: ({ entry }) => entry.replace(/^.*\/|\.yaml$/g, ''),
  });

/** One file in the folder of each brand; the folder's name is the slug. */
const ofBrands = (name: string) =>
  glob({
    base: './content/brands',
    pattern: `*/${name}`,
    generateId: ({ entry }) => entry.replace(`/${name}`, ''),
  });

/** A collection with one file per entry; the file's name is the slug. */
function folder(name: string, extension: 'yaml' | 'md'): Loader {
  const loader = glob({ base: `./content/${name}`, pattern: `*.${extension}` });
  const load = async (context: LoaderContext): Promise<void> => {
    // Astro warns of an empty folder, which is right for outlets. A watcher has to be told of the first file.
    const isEmpty = globSync(`content/${name}/*.${extension}`).length === 0;
    if (isEmpty && !context.watcher) context.store.clear();
    else await loader.load(context);
  };
  return { ...loader, load } as Loader;
}

/** @param except see `withClaims` */
const filled = <Schema extends z.ZodType>(
  loader: Loader,
  schema: Schema | ((context: SchemaContext) => Schema),
  except?: readonly string[],
) =>
  defineCollection({
    loader,
    schema: (context: SchemaContext) =>
      withClaims(typeof schema === 'function' ? schema(context) : schema, except),
  });

/** The texts of one page, `content/pages/<name>.yaml`, and its picture. */
const page = <Name extends PageName>(name: Name, except?: readonly string[]) =>
  filled(
    single(`pages/${name}.yaml`),
    ({ image }) => pageSchemas[name].extend({ picture: pictureSchema(image).optional() }),
    except,
  );

export const collections = {
  'page-about': page('about'),
  'page-brands': page('brands'),
  'page-menu': page('menu'),
  'page-franchise': page('franchise'),
  'page-finder': page('finder', ['cases']),
  'page-compare': page('compare', ['caption']),
  'page-cities': page('cities'),
  'page-outlets': page('outlets'),
  'page-questions': page('questions'),
  'page-search': page('search'),
  'page-education': page('education'),
  'page-clubs': page('clubs'),
  'page-blog': page('blog'),
  'page-media': page('media'),
  'page-our-numbers': page('our-numbers'),
  'page-fees': page('fees', ['values']),
  'page-opening': page('opening'),
  'page-agreement': page('agreement'),
  'page-official-channels': page('official-channels'),
  'page-not-found': page('not-found'),
  company: filled(single('company.yaml'), companySchema),
  navigation: filled(single('navigation.yaml'), navigationSchema),
  contact: filled(single('contact.yaml'), contactSchema),
  desk: defineCollection({ loader: single('desk.yaml'), schema: deskSchema }),
  messages: filled(single('messages.yaml'), messagesSchema),
  payback: defineCollection({ loader: single('payback.yaml'), schema: paybackSchema }),
  home: filled(single('home/home.yaml'), homeSchema),
  brands: filled(ofBrands('brand.yaml'), brandSchema, ['priceRange']),
  // What a dish holds or costs is the menu itself.
  menus: filled(ofBrands('menu.yaml'), menuSchema, ['categories']),
  promotions: filled(file('content/promotions.yaml'), promotionSchema),
  franchise: filled(folder('franchise', 'yaml'), franchiseModelSchema),
  questions: filled(folder('questions', 'yaml'), questionGroupSchema, ['tags']),
  cities: filled(file('content/cities.yaml'), citySchema),
  proof: filled(single('proof/proof.yaml'), proofSchema, ['partners', 'press', 'ratings']),
  outlets: filled(folder('outlets', 'yaml'), outletSchema),
  articles: filled(folder('articles', 'md'), articleSchema),
  media: filled(folder('media', 'md'), mediaItemSchema),
  clubs: filled(folder('clubs', 'yaml'), clubSchema),
  tiers: filled(file('content/tiers.yaml'), tierSchema),
  courses: filled(folder('courses', 'yaml'), courseSchema),
  people: filled(file('content/people.yaml'), personSchema),
  awards: filled(file('content/awards.yaml'), awardSchema),
  legal: filled(folder('legal', 'md'), legalSchema),
  prospectus: filled(single('prospectus.yaml'), prospectusSchema),
};
