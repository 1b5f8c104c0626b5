import { renderToStaticMarkup as draw } from 'react-dom/server';
import { expect, it } from 'vitest';
import { BudgetBands } from './franchise.tsx';

const band = { name: 'Small', text: 'A counter', investment: { min: 500_000, max: 800_000 } };
const open = { ...band, investment: { ...band.investment, andMore: true as const } };

it('adds a plus to a budget without an upper limit, and to no other', () => {
  expect(draw(<BudgetBands bands={[band]} />)).toContain('>₹5-8 Lakhs</p>');
  expect(draw(<BudgetBands bands={[open]} />)).toContain('>₹5-8 Lakhs+</p>');
});
