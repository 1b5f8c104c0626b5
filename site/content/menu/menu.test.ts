import { describe, expect, it } from 'vitest';
import { menuSchema } from './menu.ts';

const dish = (name: string, price = 100) => ({ name, price, mark: 'veg' });

const card = () => ({
  description: 'Paratha off a hot tawa, a filling tossed while you watch, and green chutney.',
  topSellers: ['Roll 1', 'Roll 2', 'Roll 3', 'Roll 4', 'Roll 5'],
  categories: [1, 3, 5, 7].map((first) => ({
    name: `Rolls from ${first}`,
    dishes: [dish(`Roll ${first}`), dish(`Roll ${first + 1}`)],
  })),
});

/** The errors that the schema reports, as `field: message`. */
const findErrors = (menu: unknown): string[] =>
  menuSchema
    .safeParse(menu)
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

describe('a menu', () => {
  it('is valid as written', () => {
    expect(menuSchema.parse(card())).toEqual(card());
  });

  it('refuses a top seller that it does not list, and names the field', () => {
    const menu = { ...card(), topSellers: ['Roll 1', 'Roll 2', 'Rolle 3', 'Roll 4', 'Roll 5'] };
    expect(findErrors(menu)).toEqual([
      'topSellers.2: "Rolle 3" is not a dish of any category below',
    ]);
  });

  it('refuses a dish that is listed twice, even in two categories', () => {
    const menu = card();
    menu.categories[3]?.dishes.push(dish('Roll 1'));
    expect(findErrors(menu)).toEqual([
      'categories.3.dishes.2.name: "Roll 1" is on this menu twice',
    ]);
  });

  it.each([
    ['costs what its parts cost', 200, ['Roll 1', 'Roll 3'], []],
    ['costs more', 201, ['Roll 1', 'Roll 3'], ['"Roll 9" costs ₹201, its parts cost ₹200']],
    [
      'holds what nobody cooks',
      100,
      ['Roll 1', 'Chaas'],
      ['"Chaas" is not a dish of any category'],
    ],
  ])('may have a combo that %s: %i', (_, price, parts, faults) => {
    const menu = card();
    menu.categories[0]?.dishes.push({ ...dish('Roll 9', price), parts } as never);
    expect(findErrors(menu)).toEqual(
      faults.map((fault) => `categories.0.dishes.2.parts: ${fault}`),
    );
  });

  it.each([
    ['an unknown mark', { ...dish('Roll 9'), mark: 'vegan' }],
    ['more than three chillies', { ...dish('Roll 9'), spice: 4 }],
    ['no price', dish('Roll 9', 0)],
    ['a name of 41 letters', dish('x'.repeat(41))],
    ['a combo of one dish', { ...dish('Roll 9'), parts: ['Roll 1'] }],
    ['paise', dish('Roll 9', 99.5)],
    ['a field it does not know', { ...dish('Roll 9'), prize: 100 }],
  ])('refuses %s', (_, wrong) => {
    const menu = card();
    menu.categories[0]?.dishes.push(wrong);
    expect(findErrors(menu)).toEqual([expect.stringMatching(/^categories\.0\.dishes\.2/)]);
  });
});
