import type { MenuContent } from './menu.ts';

/** What a menu comes to, counted from its dishes. */
export interface MenuMeasures {
  dishes: number;
  /** Rupees: the price of the dish in the middle, when all are sorted by price. */
  middlePrice: number;
  /** Share of the dishes with the green mark. */
  vegPercent: number;
}

/** Counts a menu; combos are dishes like others, as on the menu itself. */
export function measureMenu({ categories }: Pick<MenuContent, 'categories'>): MenuMeasures {
  const all = categories.flatMap(({ dishes }) => dishes);
  const prices = all.map(({ price }) => price).sort((left, right) => left - right);
  const at = (place: number) => prices[Math.floor(place)] ?? 0;
  const middle = (prices.length - 1) / 2;
  const veg = all.filter(({ mark }) => mark === 'veg').length;
  return {
    dishes: all.length,
    middlePrice: Math.round((at(middle) + at(middle + 0.5)) / 2),
    vegPercent: Math.round((veg / all.length) * 100),
  };
}
