import { describe, expect, it } from 'vitest';
import { TEST_SITE } from '../../testing/site-facts.ts';
import type { JsonLdNode } from './node.ts';
import {
  articleNode,
  brandNode,
  courseListNode,
  courseNode,
  listNode,
  menuNode,
  questionPage,
} from './nodes.ts';

const brand = {
  slug: 'rolls',
  name: 'Rolls',
  summary: 'Rolls to go.',
  cuisine: 'Fast Food',
  priceRange: '₹80-₹180',
  images: ['/assets/rolls.jpg'],
};

describe('a brand', () => {
  const node = brandNode({ ...brand, hasMenu: true }, TEST_SITE);
  const menu = menuNode(
    {
      slug: 'rolls',
      brandName: 'Rolls',
      categories: [
        {
          name: 'Kathi rolls',
          dishes: [
            { name: 'Paneer roll', price: 140, mark: 'veg' },
            { name: 'Egg roll', price: 90, mark: 'egg' },
          ],
        },
      ],
    },
    TEST_SITE,
  );

  it('is a restaurant with its cuisine and prices in Mohali, Punjab', () => {
    expect(node).toMatchObject({
      '@type': 'Restaurant',
      servesCuisine: 'Fast Food',
      priceRange: '₹80-₹180',
      address: { addressLocality: 'Mohali', addressRegion: 'Punjab', addressCountry: 'IN' },
    });
  });

  it('has absolute addresses', () => {
    expect(node.url).toBe('https://example.in/brands/rolls');
    expect(node.image).toEqual(['https://example.in/assets/rolls.jpg']);
  });

  it('names its menu only where there is one', () => {
    expect(node.hasMenu).toEqual({ '@id': menu['@id'] });
    expect(brandNode({ ...brand, hasMenu: false }, TEST_SITE)).not.toHaveProperty('hasMenu');
  });

  it('offers each dish in rupees and marks what is vegetarian', () => {
    const [section] = menu.hasMenuSection as JsonLdNode[];
    expect(section?.hasMenuItem).toEqual([
      expect.objectContaining({
        name: 'Paneer roll',
        suitableForDiet: 'https://schema.org/VegetarianDiet',
        offers: { '@type': 'Offer', price: 140, priceCurrency: 'INR' },
      }),
      expect.not.objectContaining({ suitableForDiet: expect.anything() }),
    ]);
  });
});

describe('an article', () => {
  const facts = {
    type: 'BlogPosting',
    path: '/blog/cost',
    title: 'Cost',
    description: 'Where money goes.',
    date: new Date('2024-09-16'),
    images: ['/assets/cost.jpg'],
  } as const;

  it('names its author as a person', () => {
    const node = articleNode(
      { ...facts, author: { name: 'Asha', path: '/about#asha' } },
      TEST_SITE,
    );
    expect(node).toMatchObject({
      author: { '@type': 'Person', name: 'Asha', url: 'https://example.in/about#asha' },
      datePublished: '2024-09-16T00:00:00+05:30',
      dateModified: '2024-09-16T00:00:00+05:30',
    });
  });

  it('names the section that it stands in, where there is one', () => {
    expect(articleNode({ ...facts, section: 'Finance' }, TEST_SITE).articleSection).toBe('Finance');
    expect(articleNode(facts, TEST_SITE)).not.toHaveProperty('articleSection');
  });

  it('says when it last changed', () => {
    const updated = new Date('2025-02-01');
    expect(articleNode({ ...facts, updated }, TEST_SITE).dateModified).toBe(
      '2025-02-01T00:00:00+05:30',
    );
  });

  it('comes from the company when nobody is named', () => {
    const node = articleNode({ ...facts, type: 'NewsArticle' }, TEST_SITE);
    expect(node.author).toEqual({ '@id': 'https://example.in/#organisation' });
  });
});

describe('lists', () => {
  it('number what they show and name its page', () => {
    const list = listNode('/blog', 'Articles', [{ name: 'Cost', path: '/blog/cost' }], TEST_SITE);
    expect(list.itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Cost', url: 'https://example.in/blog/cost' },
    ]);
  });

  it('name each course, which says who gives it', () => {
    const course = courseNode(
      { slug: 'service', name: 'Service', summary: 'Guests.', hours: 24 },
      TEST_SITE,
    );
    expect(courseListNode([course], TEST_SITE).itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, item: { '@id': course['@id'] } },
    ]);
  });
});

it('a page of questions carries each with its answer', () => {
  const page = questionPage([{ question: 'How much?', answer: 'Ask us.' }]);
  expect(page.types).toContain('FAQPage');
  expect(page.mainEntity).toHaveLength(1);
});
