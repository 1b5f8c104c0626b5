import { readdirSync } from 'node:fs';
import { prospectusPath } from '../../../contract/routes.ts';
import { expect, test } from '../../support/product/product.ts';
import { readPdf, wordsOf } from '../../support/site/read-pdf.ts';
import { readStructure } from '../../support/site/read-structure.ts';

const MAX_BYTES = 1_000_000;
const names = (folder: string) => readdirSync(folder).map((name) => name.replace(/\.yaml$/, ''));
const MODELS = names('content/franchise');
const BRANDS = names('content/brands');

for (const slug of [...MODELS, ...BRANDS]) {
  test(`${slug}.pdf is a tagged paper with a date and what it rests on`, async ({ request }) => {
    const response = await request.get(prospectusPath(slug));
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toBe('application/pdf');
    const bytes = await response.body();
    expect(bytes.length).toBeLessThan(MAX_BYTES);
    const words = wordsOf(await readPdf(bytes));
    expect(words).toMatch(/Made on \d{1,2} \w+ \d{4}/);
    expect(words).toContain('Figures stated by the company; actual results depend on place');
    expect(words).toContain('This paper informs and is no offer.');
    const pieces = await readStructure(bytes);
    const roles = pieces.map(({ role }) => role);
    expect(roles[0]).toBe('Figure');
    expect(roles.filter((role) => role === 'H1')).toHaveLength(1);
    expect(roles).toEqual(expect.arrayContaining(['H2', 'P', 'LBody', 'TH', 'TD']));
  });
}

test('the figures of a model stand as the specification has them', async ({ request }) => {
  const paper = await request.get(prospectusPath('single-brand-franchise'));
  // The rupee sign is of another face, before which the reader sees a gap.
  const words = wordsOf(await readPdf(await paper.body())).replaceAll('₹ ', '₹');
  for (const figure of [
    '₹8-15 Lakhs',
    '300-600 sq ft',
    '12-18 months',
    '25-35% annually',
    '3-4 years',
  ])
    expect(words).toContain(figure);
  // Each fee has a value, or a way to ask for it.
  for (const fee of ['Royalty', 'Marketing share', 'Renewal', 'Exit']) expect(words).toContain(fee);
  // A counter needs a menu of its own.
  expect(words).not.toContain('Smoky Bliss Pizzeria');
});
