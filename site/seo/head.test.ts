import { describe, expect, it } from 'vitest';
import { TEST_SITE } from '../testing/site-facts.ts';
import { buildHead, fullTitle, type HeadTag, type PageFacts } from './head.ts';

const page: PageFacts = {
  title: 'About us',
  description: 'Who we are.',
  path: '/about',
  shareImage: { path: '/share/about.jpg', alt: 'Two rolls' },
};

const content = (tags: HeadTag[], name: string) =>
  tags.find(({ attributes }) => attributes.name === name || attributes.property === name)
    ?.attributes.content;
const href = (tags: HeadTag[], rel: string) =>
  tags.find(({ attributes }) => attributes.rel === rel)?.attributes.href;

describe('canonical address', () => {
  it('is the page itself on the public address', () => {
    expect(href(buildHead(page, TEST_SITE), 'canonical')).toBe('https://example.in/about');
  });

  it('is the main page for an alias, also when shared', () => {
    const tags = buildHead({ ...page, path: '/franchise/single-brand' }, TEST_SITE);
    const main = 'https://example.in/franchise/single-brand-franchise';
    expect(href(tags, 'canonical')).toBe(main);
    expect(content(tags, 'og:url')).toBe(main);
  });

  it('gives way to noindex on pages that search engines must not list', () => {
    const tags = buildHead({ ...page, path: '/admin' }, TEST_SITE);
    expect(content(tags, 'robots')).toBe('noindex');
    expect(href(tags, 'canonical')).toBeUndefined();
  });
});

describe('title', () => {
  it('names the site where it fits', () => {
    expect(fullTitle('About us', 'Tiffin')).toBe('About us | Tiffin');
  });

  it('may be as long as search results show it', () => {
    const title = 'x'.repeat(60 - ' | Tiffin'.length);
    expect(fullTitle(title, 'Tiffin')).toBe(`${title} | Tiffin`);
    expect(fullTitle(`${title}x`, 'Tiffin')).toBe(`${title}x`);
  });

  it('stands alone where the two together are too long', () => {
    const title = 'x'.repeat(58);
    expect(fullTitle(title, 'Tiffin')).toBe(title);
  });
});

describe('length limits', () => {
  it('refuses a title that search results would cut', () => {
    expect(() => buildHead({ ...page, title: 'x'.repeat(61) }, TEST_SITE)).toThrow(/title has 61/);
  });

  it('accepts what they just show', () => {
    const full = { ...page, title: 'x'.repeat(60), description: 'x'.repeat(155) };
    expect(() => buildHead(full, TEST_SITE)).not.toThrow();
  });

  it('refuses a description that search results would cut', () => {
    expect(() => buildHead({ ...page, description: 'x'.repeat(156) }, TEST_SITE)).toThrow(
      /description has 156/,
    );
  });
});

it('names keywords where there are any', () => {
  const keywords = (list?: string[]) =>
    content(buildHead({ ...page, keywords: list }, TEST_SITE), 'keywords');
  expect(keywords(['rolls', 'momos'])).toBe('rolls, momos');
  expect(keywords([])).toBeUndefined();
  expect(keywords()).toBeUndefined();
});

describe('sharing', () => {
  it('repeats title and description and carries an absolute picture', () => {
    const tags = buildHead(page, TEST_SITE);
    expect(content(tags, 'og:title')).toBe('About us | Tiffin');
    expect(content(tags, 'og:description')).toBe(page.description);
    expect(content(tags, 'og:image')).toBe('https://example.in/share/about.jpg');
    expect(content(tags, 'og:image:alt')).toBe('Two rolls');
    expect(content(tags, 'twitter:card')).toBe('summary_large_image');
  });
});

it('colours the browser in both themes', () => {
  const media = buildHead(page, TEST_SITE)
    .filter(({ attributes }) => attributes.name === 'theme-color')
    .map(({ attributes }) => attributes.media);
  expect(media).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']);
});

it('tells networks which language a page is in', () => {
  const localeOf = (own: Partial<PageFacts>) =>
    content(buildHead({ ...page, ...own }, TEST_SITE), 'og:locale');
  expect([localeOf({}), localeOf({ language: 'pa' })]).toEqual(['en_IN', 'pa_IN']);
});
