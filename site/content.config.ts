import { defineCollection } from 'astro:content';
import { globSync } from 'node:fs';
import {
  type Loader,
  type LoaderContext,
  file as plainFile,
  glob as plainGlob,
} from 'astro/loaders';
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

/**
 * The texts of one page, `content/pages/<name>.yaml`, and its picture.
 * @param except see `withClaims`
 */
const page = <Name extends PageName>(name: Name, except?: readonly string[]) =>
  defineCollection({
    loader: single(`pages/${name}.yaml`),
    schema: ({ image }) =>
      withClaims(pageSchemas[name].extend({ picture: pictureSchema(image).optional() }), except),
  });

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
  company: defineCollection({ loader: single('company.yaml'), schema: withClaims(companySchema) }),
  navigation: defineCollection({
    loader: single('navigation.yaml'),
    schema: withClaims(navigationSchema),
  }),
  contact: defineCollection({ loader: single('contact.yaml'), schema: withClaims(contactSchema) }),
  desk: defineCollection({ loader: single('desk.yaml'), schema: deskSchema }),
  payback: defineCollection({ loader: single('payback.yaml'), schema: paybackSchema }),
  home: defineCollection({
    loader: single('home/home.yaml'),
    schema: (context) => withClaims(homeSchema(context)),
  }),
  brands: defineCollection({
    loader: glob({
      base: './content/brands',
      pattern: '*/brand.yaml',
      generateId: ({ entry }) => entry.replace('/brand.yaml', ''),
    }),
    schema: (context) => withClaims(brandSchema(context), ['priceRange']),
  }),
  menus: defineCollection({
    loader: glob({
      base: './content/brands',
      pattern: '*/menu.yaml',
      generateId: ({ entry }) => entry.replace('/menu.yaml', ''),
    }),
    // What a dish holds or costs is the menu itself.
    schema: withClaims(menuSchema, ['categories']),
  }),
  promotions: defineCollection({
    loader: file('content/promotions.yaml'),
    schema: withClaims(promotionSchema),
  }),
  franchise: defineCollection({
    loader: folder('franchise', 'yaml'),
    schema: (context) => withClaims(franchiseModelSchema(context)),
  }),
  questions: defineCollection({ loader: folder('questions', 'yaml'), schema: questionGroupSchema }),
  cities: defineCollection({ loader: file('content/cities.yaml'), schema: withClaims(citySchema) }),
  proof: defineCollection({
    loader: single('proof/proof.yaml'),
    schema: (context) => withClaims(proofSchema(context), ['partners', 'press', 'ratings']),
  }),
  outlets: defineCollection({
    loader: folder('outlets', 'yaml'),
    schema: withClaims(outletSchema),
  }),
  articles: defineCollection({
    loader: folder('articles', 'md'),
    schema: (context) => withClaims(articleSchema(context)),
  }),
  media: defineCollection({
    loader: folder('media', 'md'),
    schema: (context) => withClaims(mediaItemSchema(context)),
  }),
  clubs: defineCollection({
    loader: folder('clubs', 'yaml'),
    schema: (context) => withClaims(clubSchema(context)),
  }),
  tiers: defineCollection({ loader: file('content/tiers.yaml'), schema: withClaims(tierSchema) }),
  courses: defineCollection({
    loader: folder('courses', 'yaml'),
    schema: withClaims(courseSchema),
  }),
  people: defineCollection({
    loader: file('content/people.yaml'),
    schema: (context) => withClaims(personSchema(context)),
  }),
  awards: defineCollection({
    loader: file('content/awards.yaml'),
    schema: (context) => withClaims(awardSchema(context)),
  }),
  legal: defineCollection({ loader: folder('legal', 'md'), schema: withClaims(legalSchema) }),
  prospectus: defineCollection({
    loader: single('prospectus.yaml'),
    schema: withClaims(prospectusSchema),
  }),
};
