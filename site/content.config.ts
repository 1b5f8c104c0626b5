import { defineCollection } from 'astro:content';
import { file, glob } from 'astro/loaders';
import { brandSchema } from './content/brand/brand.ts';
import { clubSchema, tierSchema } from './content/club/membership.ts';
import { awardSchema, companySchema } from './content/company/company.ts';
import { personSchema } from './content/company/person.ts';
import { contactSchema } from './content/contact/contact.ts';
import { deskSchema } from './content/desk/desk.ts';
import { courseSchema } from './content/education/course.ts';
import { franchiseModelSchema } from './content/franchise/franchise-model.ts';
import { menuSchema } from './content/menu/menu.ts';
import { promotionSchema } from './content/menu/promotion.ts';
import { homeSchema } from './content/page/home.ts';
import { navigationSchema } from './content/page/navigation.ts';
import { legalSchema, type PageName, pageSchemas } from './content/page/page.ts';
import { pictureSchema } from './content/shared/picture.ts';
import { articleSchema, mediaItemSchema } from './content/story/story.ts';
import { prospectusSchema } from './prospectus/prospectus-words.ts';

/** A collection of a single file; its id is the file's name. */
const single = (pattern: string) =>
  glob({
    base: './content',
    pattern,
    generateId: ({ entry }) => entry.replace(/^.*\/|\.yaml$/g, ''),
  });

/** A collection with one file per entry; the file's name is the slug. */
const folder = (name: string, extension: 'yaml' | 'md') =>
  glob({ base: `./content/${name}`, pattern: `*.${extension}` });

/** The texts of one page, `content/pages/<name>.yaml`, and its picture. */
const page = <Name extends PageName>(name: Name) =>
  defineCollection({
    loader: single(`pages/${name}.yaml`),
    schema: ({ image }) => pageSchemas[name].extend({ picture: pictureSchema(image).optional() }),
  });

export const collections = {
  'page-about': page('about'),
  'page-brands': page('brands'),
  'page-menu': page('menu'),
  'page-franchise': page('franchise'),
  'page-education': page('education'),
  'page-clubs': page('clubs'),
  'page-blog': page('blog'),
  'page-media': page('media'),
  'page-fees': page('fees'),
  'page-opening': page('opening'),
  'page-agreement': page('agreement'),
  'page-official-channels': page('official-channels'),
  'page-not-found': page('not-found'),
  company: defineCollection({ loader: single('company.yaml'), schema: companySchema }),
  navigation: defineCollection({ loader: single('navigation.yaml'), schema: navigationSchema }),
  contact: defineCollection({ loader: single('contact.yaml'), schema: contactSchema }),
  desk: defineCollection({ loader: single('desk.yaml'), schema: deskSchema }),
  home: defineCollection({ loader: single('home/home.yaml'), schema: homeSchema }),
  brands: defineCollection({
    loader: glob({
      base: './content/brands',
      pattern: '*/brand.yaml',
      generateId: ({ entry }) => entry.replace('/brand.yaml', ''),
    }),
    schema: brandSchema,
  }),
  menus: defineCollection({
    loader: glob({
      base: './content/brands',
      pattern: '*/menu.yaml',
      generateId: ({ entry }) => entry.replace('/menu.yaml', ''),
    }),
    schema: menuSchema,
  }),
  promotions: defineCollection({
    loader: file('content/promotions.yaml'),
    schema: promotionSchema,
  }),
  franchise: defineCollection({
    loader: folder('franchise', 'yaml'),
    schema: franchiseModelSchema,
  }),
  prospectus: defineCollection({ loader: single('prospectus.yaml'), schema: prospectusSchema }),
  articles: defineCollection({ loader: folder('articles', 'md'), schema: articleSchema }),
  media: defineCollection({ loader: folder('media', 'md'), schema: mediaItemSchema }),
  clubs: defineCollection({ loader: folder('clubs', 'yaml'), schema: clubSchema }),
  tiers: defineCollection({ loader: file('content/tiers.yaml'), schema: tierSchema }),
  courses: defineCollection({ loader: folder('courses', 'yaml'), schema: courseSchema }),
  people: defineCollection({ loader: file('content/people.yaml'), schema: personSchema }),
  awards: defineCollection({ loader: file('content/awards.yaml'), schema: awardSchema }),
  legal: defineCollection({ loader: folder('legal', 'md'), schema: legalSchema }),
};
