import type { Month } from './month.ts';
import { MONTHS } from './plan.ts';
import { instalmentOf, type Result } from './result.ts';

/** A year of the plan, in rupees; `cash` is the own money in it at the year's end. */
export interface Year {
  year: number;
  orders: number;
  earned: number;
  costs: number;
  profit: number;
  instalments: number;
  cash: number;
}

/** The five years, each as the sum of its months. */
export function yearsOf({ months, loan, cash }: Result): Year[] {
  return Array.from({ length: MONTHS / 12 }, (_, at) => {
    const from = at * 12;
    const sum = (pick: (month: Month, place: number) => number) =>
      months
        .slice(from, from + 12)
        .reduce((total, month, place) => total + pick(month, from + place), 0);
    return {
      year: at + 1,
      orders: sum(({ orders }) => orders),
      earned: sum(({ earned }) => earned),
      costs: sum(({ earned, profit }) => earned - profit),
      profit: sum(({ profit }) => profit),
      instalments: sum((_month, place) => instalmentOf(loan, place)),
      cash: cash[from + 12] ?? 0,
    };
  });
}
