import { expect, it } from 'vitest';
import { TEST_SITE } from '../testing/site-facts.ts';
import { buildHead, fullTitle, type PageFacts } from './head.ts';

const page: PageFacts = {
  title: 'About us',
  description: 'Who we are.',
  path: '/about',
  shareImage: { path: '/share/about.jpg', alt: 'Two rolls' },
};

/** What the tags of a page say, by their names. */
function told(change: Partial<PageFacts> = {}): Record<string, string | undefined> {
  const tags = buildHead({ ...page, ...change }, TEST_SITE).map(({ attributes }) => attributes);
  return Object.fromEntries(
    tags.map((tag) => [tag.name ?? tag.property ?? tag.rel, tag.content ?? tag.href]),
  );
}

it('says title, description, picture and language to whom a page is shared with', () => {
  expect(told({ language: 'pa', keywords: ['rolls', 'momos'] })).toMatchObject({
    canonical: 'https://example.in/about',
    keywords: 'rolls, momos',
    'og:title': 'About us | Tiffin',
    'og:description': page.description,
    'og:image': 'https://example.in/share/about.jpg',
    'og:image:alt': 'Two rolls',
    'og:locale': 'pa_IN',
    'twitter:card': 'summary_large_image',
  });
  expect(told()).not.toHaveProperty('keywords');
  expect(told()['og:locale']).toBe('en_IN');
});

it('names the main page for an alias, and none that search engines must not list', () => {
  const main = 'https://example.in/franchise/single-brand-franchise';
  const alias = told({ path: '/franchise/single-brand' });
  expect([alias.canonical, alias['og:url']]).toEqual([main, main]);
  const desk = told({ path: '/admin' });
  expect([desk.robots, desk.canonical]).toEqual(['noindex', undefined]);
});

it('names the site in a title where it fits', () => {
  const title = 'x'.repeat(60 - ' | Tiffin'.length);
  expect(fullTitle(title, 'Tiffin')).toBe(`${title} | Tiffin`);
  expect(fullTitle(`${title}x`, 'Tiffin')).toBe(`${title}x`);
});

it('refuses what search results would cut', () => {
  const [title, description] = ['x'.repeat(60), 'x'.repeat(155)];
  expect(() => told({ title, description })).not.toThrow();
  expect(() => told({ title: `${title}x` })).toThrow(/title has 61/);
  expect(() => told({ description: `${description}x` })).toThrow(/description has 156/);
});
