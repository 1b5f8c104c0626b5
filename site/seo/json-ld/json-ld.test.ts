import { describe, expect, it } from 'vitest';
import { TEST_SITE } from '../../testing/site-facts.ts';
import { type JsonLdNode, serialiseJson } from './company-nodes.ts';
import { buildGraph } from './json-ld.ts';
import { pageAbout } from './nodes.ts';

const page = {
  title: 'Rolls',
  description: 'Rolls to go.',
  path: '/brands/rolls',
  shareImage: { path: '/share/brands/rolls.jpg', alt: 'Two rolls' },
};
const crumbs = [
  { label: 'Home', path: '/' },
  { label: 'Brands', path: '/brands' },
  { label: 'Rolls', path: '/brands/rolls' },
];

const nodes = (graph: JsonLdNode) => graph['@graph'] as JsonLdNode[];
const node = (graph: JsonLdNode, type: string) =>
  nodes(graph).find((entry) => entry['@type'] === type);

describe('graph', () => {
  const graph = buildGraph(page, TEST_SITE, crumbs);

  it('says which language the page is in', () => {
    const languageOf = (language?: 'hi') =>
      node(buildGraph({ ...page, language }, TEST_SITE, crumbs), 'WebPage')?.inLanguage;
    expect([languageOf(), languageOf('hi')]).toEqual(['en-IN', 'hi-IN']);
  });

  it('has no breadcrumb list on the home page', () => {
    const home = buildGraph({ ...page, path: '/' }, TEST_SITE, [{ label: 'Home', path: '/' }]);
    expect(node(home, 'BreadcrumbList')).toBeUndefined();
    expect(node(home, 'WebPage')).not.toHaveProperty('breadcrumb');
  });

  it('describes the company on the pages about it, and names it elsewhere', () => {
    expect(node(graph, 'Organization')).not.toHaveProperty('brand');
    for (const path of ['/', '/about', '/contact', '/official-channels'])
      expect(node(buildGraph({ ...page, path }, TEST_SITE, crumbs), 'Organization')).toMatchObject({
        brand: [{ '@type': 'Brand', name: 'Rolls', url: 'https://example.in/brands/rolls' }],
        sameAs: ['https://social.example/tiffin'],
      });
  });

  it('carries the nodes that only this page has', () => {
    const own = { '@type': 'Restaurant', '@id': 'https://example.in/brands/rolls#restaurant' };
    const graph = buildGraph(page, TEST_SITE, crumbs, pageAbout('WebPage', [own]));
    expect(nodes(graph)).toContainEqual(own);
    expect(node(graph, 'WebPage')?.mainEntity).toEqual({ '@id': own['@id'] });
  });
});

it('cannot close its script element', () => {
  const text = serialiseJson({ name: '</script><script>alert(1)</script>' });
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual({ name: '</script><script>alert(1)</script>' });
});
