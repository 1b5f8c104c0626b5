import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { expect, test } from '../../support/product/product.ts';
import { readPdf, wordsOf } from '../../support/site/read-pdf.ts';

interface MenuFile {
  description: string;
  topSellers: string[];
  categories: { name: string; dishes: { name: string; price: number }[] }[];
}

const MAX_PDF_BYTES = 150_000;

/** Ink keeps this many points from the edge of the paper. */
const EDGE_POINTS = 20;

const read = (path: string): MenuFile => parse(readFileSync(path, 'utf8'));
const menus = readdirSync('content/brands', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => ({ slug: name, path: `content/brands/${name}/menu.yaml` }))
  .filter(({ slug }) => readdirSync(`content/brands/${slug}`).includes('menu.yaml'))
  .map(({ slug, path }) => ({ slug, menu: read(path) }));

test('there are eight menus', () => {
  expect(menus.map(({ slug }) => slug)).toHaveLength(8);
});

for (const { slug, menu } of menus) {
  const dishes = menu.categories.flatMap((category) => category.dishes);

  test(`${slug}.pdf holds the whole menu on one or two pages`, async ({ request }) => {
    const response = await request.get(`/menus/${slug}.pdf`);
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toBe('application/pdf');
    const bytes = await response.body();
    expect(bytes.length).toBeLessThanOrEqual(MAX_PDF_BYTES);
    const pdf = await readPdf(bytes);
    expect([1, 2]).toContain(pdf.pages.length);
    const words = wordsOf(pdf);
    for (const { name, price } of dishes) {
      expect(words).toContain(name);
      expect(words).toMatch(new RegExp(`₹ ?${price}\\b`));
    }
    for (const { name } of menu.categories) expect(words).toContain(name);
    for (const { width, height, texts } of pdf.pages) {
      const astray = texts.filter(
        ({ left, right, bottom }) =>
          left < EDGE_POINTS ||
          right > width - EDGE_POINTS ||
          bottom < 8 ||
          bottom > height - EDGE_POINTS,
      );
      expect(astray).toEqual([]);
    }
  });

  test(`${slug}.txt tells the same in plain text`, async ({ request }) => {
    const response = await request.get(`/menus/${slug}.txt`);
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toBe('text/plain; charset=utf-8');
    const text = await response.text();
    expect(text.replaceAll('\n', ' ')).toContain(menu.description);
    const sellers = text.slice(
      text.indexOf('\nTop sellers\n'),
      text.indexOf(`\n${menu.categories[0]?.name}\n`),
    );
    for (const name of menu.topSellers) expect(sellers).toContain(`\n${name} `);
    for (const { name } of menu.categories) expect(text).toContain(`\n${name}\n`);
    for (const { name, price } of dishes) {
      const line = text.split('\n').find((candidate) => candidate.startsWith(`${name} (`));
      expect(line).toMatch(new RegExp(`₹${price}$`));
    }
  });
}
