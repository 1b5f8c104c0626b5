import { BRANDS_PATH, CONTACT_PATH, PRIVACY_PATH, RECEIPT_PATH } from './paths.ts';

/** Every public path of the product. Links, sitemap, mails and tests use these. */
export const ROUTES = {
  home: '/',
  about: '/about',
  brands: BRANDS_PATH,
  menu: '/menu',
  franchise: '/franchise',
  singleBrand: '/franchise/single-brand-franchise',
  multiBrand: '/franchise/multi-brand-food-court',
  cloudKitchen: '/franchise/cloud-kitchen-model',
  ourNumbers: '/our-numbers',
  payback: '/franchise/payback',
  finder: '/franchise/finder',
  compare: '/franchise/compare',
  cities: '/franchise/cities',
  outlets: '/outlets',
  questions: '/franchise/questions',
  fees: '/franchise/fees',
  opening: '/franchise/opening',
  agreement: '/franchise/agreement',
  officialChannels: '/official-channels',
  education: '/education',
  clubs: '/club-membership',
  blog: '/blog',
  media: '/media',
  search: '/search',
  contact: CONTACT_PATH,
  contactSent: '/contact/sent',
  contactNotSent: '/contact/not-sent',
  /** The receipt page of an enquiry; the fragment carries its unguessable token. */
  receipt: RECEIPT_PATH,
  auth: '/auth',
  authConfirm: '/auth/confirm',
  authReset: '/auth/reset',
  admin: '/admin',
  privacy: PRIVACY_PATH,
  terms: '/terms-and-conditions',
} as const;

/** Alternative paths that render the same page and name it as canonical. */
export const ALIASES: Readonly<Record<string, string>> = {
  '/franchise/shortlist': ROUTES.compare,
  '/franchise/single-brand': ROUTES.singleBrand,
  '/franchise/multi-brand': ROUTES.multiBrand,
  '/franchise/cloud-kitchen': ROUTES.cloudKitchen,
};

/** Fragment with which the function leads to `contactSent`; without it, the page claims nothing. */
export const SENT_ANCHOR = 'stored';
/** Where a posted form leads once its enquiry is stored. */
export const CONTACT_STORED = `${ROUTES.contactSent}#${SENT_ANCHOR}`;

/** Address of the function behind the receipt page. */
export const RECEIPT_ENDPOINT = '/functions/v1/enquiry-receipt';
/** The desk's service worker; at the root, because a worker controls only what stands beside or below it. */
export const DESK_WORKER = '/admin-worker.js';
/** Address of the function that counts clicks on chat links. */
export const SOFT_LEAD_ENDPOINT = '/functions/v1/soft-lead';

export const articlePath = (slug: string): string => `${ROUTES.blog}/${slug}`;
export const mediaPath = (slug: string): string => `${ROUTES.media}/${slug}`;
export const menuPdfPath = (slug: string): string => `/menus/${slug}.pdf`;
/** A franchise model's or a brand's prospectus. */
export const prospectusPath = (slug: string): string => `/prospectus/${slug}.pdf`;
export const menuTextPath = (slug: string): string => `/menus/${slug}.txt`;

/** One question with its answer; `id` as in content/questions/. */
export const questionPath = (id: string): string => `${ROUTES.questions}#${id}`;

/** Address of the blog's RSS feed; a file for readers' programs, not a page. */
export const BLOG_FEED = `${ROUTES.blog}/rss.xml`;
