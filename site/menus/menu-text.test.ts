import { expect, it } from 'vitest';
import { makeCategory, makeMenu, TEST_IMPRINT } from '../testing/make-menu.ts';
import { makeMenuText } from './menu-text.ts';

it('writes a menu in lines of 64 characters, prices below each other', () => {
  const menu = makeMenu([
    makeCategory('Rice', 1, `${'x'.repeat(40)} ${'y'.repeat(19)}`),
    makeCategory('Dal', 1, `${'x'.repeat(40)} ${'y'.repeat(20)}`),
    {
      name: 'Eggs',
      dishes: [
        { name: 'Anda bhurji', price: 120, mark: 'egg', note: 'soft scramble', spice: 2 },
        { name: 'Omelette', price: 1090, mark: 'egg', spice: 0 },
      ],
    },
  ]);
  const price = (label: string, amount: string) =>
    `${label} ${'.'.repeat(62 - label.length - amount.length)} ${amount}`;
  expect(makeMenuText(menu, TEST_IMPRINT).split('\n')).toEqual([
    'TIFFIN',
    'Home food, ₹90 to ₹180',
    '',
    'Four tiers of steel, four dishes, and a lid that a child of five',
    'can open alone.',
    '',
    'Top sellers',
    '-----------',
    price('Rice 1', '₹100'),
    price('Dal 1', '₹100'),
    price('Anda bhurji', '₹120'),
    price('Omelette', '₹1,090'),
    '',
    'Rice',
    '----',
    price('Rice 1 (veg)', '₹100'),
    `    ${'x'.repeat(40)} ${'y'.repeat(19)}`,
    '',
    'Dal',
    '---',
    price('Dal 1 (veg)', '₹100'),
    `    ${'x'.repeat(40)}`,
    `    ${'y'.repeat(20)}`,
    '',
    'Eggs',
    '----',
    price('Anda bhurji (egg)', '₹120'),
    '    soft scramble; spice 2 of 3',
    price('Omelette (egg)', '₹1,090'),
    '',
    'Prices in rupees; taxes extra where they apply.',
    'Tiffin Foods Private Limited, +91 90000 00001',
    'https://example.in',
    '',
  ]);
});
