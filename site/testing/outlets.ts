import type { Outlet } from '../content/place/load-places.ts';

const base = {
  street: 'Booth 12, Sector 9-D',
  city: 'Chandigarh',
  region: 'Chandigarh',
  postalCode: '160009',
  hours: [
    { days: ['Mo', 'Tu', 'We', 'Th', 'Fr'], opens: '11:00', closes: '22:30' },
    { days: ['Sa', 'Su'], opens: '10:00', closes: '23:00' },
  ],
  phone: '+919000000009',
  mapLink: 'https://maps.example/9',
  since: '2025-04',
} satisfies Partial<Outlet>;

const rolls = {
  ...{ slug: 'rolls', name: 'Rolls', cuisine: 'Fast Food', priceRange: '₹80-₹180' },
  hero: {
    src: { src: '/rolls.jpg', width: 4, height: 3, format: 'jpg' as const },
    alt: 'Two rolls',
  },
};
const cafe = { ...rolls, slug: 'cafe', name: 'Cafe', cuisine: 'Cafe', priceRange: '₹60-₹350' };

/** Three places of no real company. */
export const TEST_OUTLETS: readonly Outlet[] = [
  { ...base, slug: 'sector-9', name: 'Rolls, Sector 9', brands: [rolls, cafe] },
  {
    ...base,
    slug: 'model-town',
    name: 'Rolls, Model Town',
    city: 'Ludhiana',
    region: 'Punjab',
    postalCode: '141002',
    landmark: 'Beside the gate',
    brands: [rolls],
  },
  { ...base, slug: 'phase-8', name: 'Cafe, Phase 8', postalCode: '160071', brands: [cafe] },
];
