import type { FoundModel } from '../tools/finder/find-model.ts';

/** The three models with figures as the company states them. */
export const MODELS: readonly FoundModel[] = [
  {
    ...{ route: 'singleBrand', name: 'Single Brand Franchise' },
    path: '/franchise/single-brand-franchise',
    investment: { min: 800_000, max: 1_500_000 },
    spaceSqFt: { min: 300, max: 600 },
  },
  {
    ...{ route: 'multiBrand', name: 'Multi-Brand Food Court' },
    path: '/franchise/multi-brand-food-court',
    investment: { min: 2_500_000, max: 5_000_000 },
    spaceSqFt: { min: 1500, max: 3000 },
  },
  {
    ...{ route: 'cloudKitchen', name: 'Cloud Kitchen Model' },
    path: '/franchise/cloud-kitchen-model',
    investment: { min: 500_000, max: 1_200_000 },
    spaceSqFt: { min: 200, max: 500 },
  },
];
