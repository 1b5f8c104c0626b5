import { describe, expect, it } from 'vitest';
import { fillText } from '../claims/fill-text.ts';
import { readRegister } from '../claims/register.ts';
import { MAX_STALLS } from './brand-counts.ts';

const fill = (text: string, brands: number) =>
  fillText(text, { register: new Map(), counts: { brands, menus: brands - 1 } }).text;

describe.each([
  [7, 'Seven brands, six menus, the seventh', 'One more: an eighth stall is free.', 'seven stalls'],
  [9, 'Nine brands, eight menus, the ninth', 'One more: a tenth stall is free.', 'nine stalls'],
  [10, 'Ten brands, nine menus, the tenth', 'One more: no stall is free.', 'ten stalls'],
  [12, 'Twelve brands, eleven menus, the twelfth', 'One more: no stall is free.', 'ten stalls'],
])('%i brands', (brands, counted, room, stalls) => {
  it('are counted in words', () => {
    const text = '{Count:brands} brands, {count:menus} menus, the {count:last-brand}';
    expect(fill(text, brands)).toBe(counted);
  });

  it('leave room in a hall, or none', () => {
    const text = 'One more: [{count:free-stall} stall is free|no stall is free].';
    expect(fill(text, brands)).toBe(room);
    expect(fill('{count:stalls} stalls', brands)).toBe(stalls);
  });
});

it('leaves a text alone that counts nothing', () => {
  expect(fill('See [ours](/brands) {hours}', 9)).toBe('See [ours](/brands) {hours}');
});

it('goes with a claim that has ended', () => {
  const text = '[{claim:company-locations} of {count:brands}|None]';
  const register = new Map(
    [...readRegister()].map(([id, claim]) => [id, { ...claim, isExpired: true }]),
  );
  expect(fillText(text, { register }).text).toBe('None');
});

it('says what can be counted', () => {
  expect(fillText('{count:cooks} cooks', { register: new Map() }).faults).toEqual([
    '"cooks" is not counted: write brands, menus, last-brand, stalls, free-stall',
  ]);
});

it('knows the largest hall as the company states it', () => {
  expect(readRegister().get('multi-brands')?.range?.max).toBe(MAX_STALLS);
});
