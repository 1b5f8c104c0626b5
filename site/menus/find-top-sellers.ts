import type { MenuContent, MenuDish } from '../content/menu/menu.ts';

/** The dishes behind the names of the top sellers, in the order in which they are named. */
export function findTopSellers({ topSellers, categories }: MenuContent): MenuDish[] {
  const dishes = categories.flatMap((category) => category.dishes);
  return topSellers.flatMap((name) => dishes.find((dish) => dish.name === name) ?? []);
}
