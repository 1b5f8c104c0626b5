import { expect, it } from 'vitest';
import { buildCrumbs } from './crumbs.ts';

const names = new Map([
  ['/', 'Home'],
  ['/franchise', 'Franchise'],
  ['/franchise/cloud-kitchen-model', 'Cloud Kitchen Model'],
]);

const HOME = { label: 'Home', path: '/' };

it('home is only itself', () => {
  expect(buildCrumbs('/', 'Nine kitchens', names)).toEqual([HOME]);
});

it('names each level, an alias like its main page', () => {
  expect(buildCrumbs('/franchise/cloud-kitchen', 'Cloud kitchens pay', names)).toEqual([
    HOME,
    { label: 'Franchise', path: '/franchise' },
    { label: 'Cloud Kitchen Model', path: '/franchise/cloud-kitchen-model' },
  ]);
});

it('takes the title of a page without a name and leaves unnamed levels out', () => {
  expect(buildCrumbs('/auth/reset', 'Set a password', names)).toEqual([
    HOME,
    { label: 'Set a password', path: '/auth/reset' },
  ]);
});
