import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { paybackSchema } from '../content/payback.ts';
import type { LabProps } from '../tools/payback/usual.ts';

const readContent = () => paybackSchema.parse(parse(readFileSync('content/payback.yaml', 'utf8')));

/** The worked examples of the page. */
export const loadExamples = () => readContent().examples.items;

/** The lab with the product's own words and usual values, and three brands of round prices. */
export function testLab(): LabProps {
  return {
    ...readContent(),
    models: [
      {
        route: 'singleBrand',
        name: 'Single Brand Franchise',
        stated: [{ label: 'Payback period', text: '3-4 years', against: 'payback' }],
      },
    ],
    brands: [
      { slug: 'idli', name: 'Idli', price: 100 },
      { slug: 'roll', name: 'Roll', price: 150 },
      { slug: 'burger', name: 'Burger', price: 260 },
    ],
    figureNote: { note: 'Figures stated by the company.', terms: [] },
  };
}
