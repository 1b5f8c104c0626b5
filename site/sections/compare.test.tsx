import { renderToStaticMarkup as draw } from 'react-dom/server';
import { expect, it, test } from 'vitest';
import { measureMenu } from '../content/menu/menu.ts';
import { findGaps, MoneyLine } from './compare.tsx';

const dish = (price: number, mark: 'veg' | 'non-veg' | 'egg' = 'veg') => ({
  ...{ name: `Dish ${price}`, price, mark },
});
const range = (min: number, max: number) => ({ min, max });

test.each([
  [[range(8, 15), range(25, 50), range(5, 12)], [range(15, 25)]],
  [[range(1, 9), range(2, 3), range(5, 6)], []],
  [
    [range(1, 2), range(2, 3), range(4, 5), range(7, 8)],
    [range(3, 4), range(5, 7)],
  ],
  [[], []],
])('between %j lies %j', (ranges, gaps) => expect(findGaps(ranges)).toEqual(gaps));

it('counts dishes, the middle of their prices and the share without meat and egg', () => {
  const categories = [
    { name: 'One', dishes: [dish(300), dish(80)] },
    { name: 'Two', dishes: [dish(100, 'non-veg'), dish(121, 'egg')] },
  ];
  expect(measureMenu({ categories })).toEqual({ dishes: 4, middlePrice: 111, vegPercent: 50 });
  const odd = [{ name: 'One', dishes: [dish(300), dish(80), dish(90)] }];
  expect(measureMenu({ categories: odd }).middlePrice).toBe(90);
});

it('draws each sum on one scale, with what lies between the models', () => {
  const figures = (min: number, max: number) => ({ investment: range(min, max) }) as never;
  const html = draw(
    <MoneyLine
      models={[
        { name: 'Large', path: '/large', figures: figures(2_500_000, 5_000_000) },
        { name: 'Small', path: '/small', figures: figures(500_000, 1_500_000) },
      ]}
      bands={[{ name: 'Hall', text: 'Big', investment: { ...range(5e6, 1e7), andMore: true } }]}
      words={{
        ...{ heading: 'h', lead: 'l', models: 'Ours', bands: 'Trade', gap: 'Gap', gapNote: 'None' },
        caption: 'c',
      }}
    />,
  );
  expect(html).toMatch(/Small.*₹5-15 Lakhs.*Gap.*₹15-25 Lakhs.*Large.*Hall.*1 Crore\+/);
  expect(html).toContain('<rect x="25" width="25" height="1">');
});
