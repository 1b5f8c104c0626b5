import { readColour } from '../../ui/theme/read-colour.ts';
import type { Language } from '../writing/languages.ts';
import type { SiteFacts } from './load-site-facts.ts';
import { canonicalPath, isListed } from './sitemap/public-paths.ts';

export interface PageFacts {
  title: string;
  description: string;
  /** The page's own address; an alias gets its main page as canonical. */
  path: string;
  type?: 'website' | 'article' | undefined;
  keywords?: readonly string[] | undefined;
  /** What its main text is written in; undefined for English. */
  language?: Language | undefined;
  shareImage: { path: string; alt: string };
}

export interface HeadTag {
  tag: 'title' | 'meta' | 'link';
  attributes: Readonly<Record<string, string>>;
  text?: string;
}

/** Longest title and description that search results show whole. */
export const SEO_LIMITS = { title: 60, description: 155 } as const;

/** Colour of the header in each theme (`theme-color`); browsers colour their own bars with it. */
export const THEME_COLOURS = { light: readColour('night'), dark: readColour('page', 'dark') };

const meta = (name: string, content: string): HeadTag => ({
  tag: 'meta',
  attributes: { name, content },
});
const property = (name: string, content: string): HeadTag => ({
  tag: 'meta',
  attributes: { property: name, content },
});
const link = (attributes: Record<string, string>): HeadTag => ({ tag: 'link', attributes });

/** Title as shown: the page's own, then the site's name where it still fits into 60 characters. */
export function fullTitle(title: string, siteName: string): string {
  const whole = `${title} | ${siteName}`;
  return whole.length <= SEO_LIMITS.title ? whole : title;
}

export function buildHead(page: PageFacts, site: SiteFacts): HeadTag[] {
  const title = fullTitle(page.title, site.name);
  assertFits('title', title, SEO_LIMITS.title, page.path);
  assertFits('description', page.description, SEO_LIMITS.description, page.path);
  return [
    { tag: 'title', attributes: {}, text: title },
    meta('description', page.description),
    ...(page.keywords?.length ? [meta('keywords', page.keywords.join(', '))] : []),
    ...robotsTags(page.path, site),
    ...shareTags({ ...page, title }, site),
    ...THEME_TAGS,
    ...ICON_TAGS,
  ];
}

function robotsTags(path: string, site: SiteFacts): HeadTag[] {
  if (!isListed(path)) return [meta('robots', 'noindex')];
  return [link({ rel: 'canonical', href: absolute(site.url, canonicalPath(path)) })];
}

function shareTags(page: PageFacts, site: SiteFacts): HeadTag[] {
  const { shareImage } = page;
  return [
    property('og:type', page.type ?? 'website'),
    property('og:site_name', site.name),
    property('og:locale', `${page.language ?? 'en'}_IN`),
    property('og:title', page.title),
    property('og:description', page.description),
    property('og:url', absolute(site.url, canonicalPath(page.path))),
    property('og:image', absolute(site.url, shareImage.path)),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    property('og:image:alt', shareImage.alt),
    meta('twitter:card', 'summary_large_image'),
  ];
}

const THEME_TAGS: HeadTag[] = (['light', 'dark'] as const).map((scheme) => ({
  tag: 'meta',
  attributes: {
    name: 'theme-color',
    media: `(prefers-color-scheme: ${scheme})`,
    content: THEME_COLOURS[scheme],
  },
}));

const ICON_TAGS: HeadTag[] = [
  link({ rel: 'icon', href: '/favicon.ico', sizes: '32x32' }),
  link({ rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' }),
  link({ rel: 'apple-touch-icon', href: '/apple-touch-icon.png' }),
  link({ rel: 'manifest', href: '/manifest.webmanifest' }),
];

/** `path` on the public address; home keeps its slash. */
export const absolute = (siteUrl: string, path: string): string => `${siteUrl}${path}`;

function assertFits(what: string, text: string, limit: number, path: string): void {
  if (text.length > limit)
    throw new Error(`${path}: ${what} has ${text.length} characters, ${limit} are shown: ${text}`);
}
