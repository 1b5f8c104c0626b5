import { describe, expect, it } from 'vitest';
import { TEST_SITE } from '../../testing/site-facts.ts';
import type { JsonLdNode } from './company-nodes.ts';
import { articleNode, menuNode } from './nodes.ts';

it('a menu offers each dish in rupees and marks what is vegetarian', () => {
  const dishes = [
    { name: 'Paneer roll', price: 140, mark: 'veg' as const },
    { name: 'Egg roll', price: 90, mark: 'egg' as const },
  ];
  const menu = { slug: 'rolls', brand: { name: 'Rolls' }, categories: [{ name: 'Rolls', dishes }] };
  const [section] = menuNode(menu, TEST_SITE).hasMenuSection as JsonLdNode[];
  expect(section?.hasMenuItem).toEqual([
    expect.objectContaining({
      name: 'Paneer roll',
      suitableForDiet: 'https://schema.org/VegetarianDiet',
      offers: { '@type': 'Offer', price: 140, priceCurrency: 'INR' },
    }),
    expect.not.objectContaining({ suitableForDiet: expect.anything() }),
  ]);
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

  it('comes from the company when nobody is named', () => {
    const node = articleNode({ ...facts, type: 'NewsArticle' }, TEST_SITE);
    expect(node.author).toEqual({ '@id': 'https://example.in/#organisation' });
  });
});
