import { expect, it } from 'vitest';
import { measureMenu } from './menu.ts';

const dish = (price: number, mark: 'veg' | 'non-veg' | 'egg' = 'veg') => ({
  ...{ name: `Dish ${price}`, price, mark },
});

it('counts dishes, the middle of their prices and the share without meat and egg', () => {
  const categories = [
    { name: 'One', dishes: [dish(300), dish(80)] },
    { name: 'Two', dishes: [dish(100, 'non-veg'), dish(121, 'egg')] },
  ];
  expect(measureMenu({ categories })).toEqual({ dishes: 4, middlePrice: 111, vegPercent: 50 });
  const odd = [{ name: 'One', dishes: [dish(300), dish(80), dish(90)] }];
  expect(measureMenu({ categories: odd }).middlePrice).toBe(90);
});
