import type { Plan } from './plan.ts';

/** Profit and loss of one month, in rupees. Every cost is positive. */
export interface Month {
  orders: number;
  /** What customers pay, GST included. */
  billed: number;
  gst: number;
  /** What is left of the bills without GST. */
  earned: number;
  food: number;
  wastage: number;
  commission: number;
  packaging: number;
  royalty: number;
  marketing: number;
  rent: number;
  staff: number;
  power: number;
  other: number;
  /** Before instalments, income tax and what the owner takes out. */
  profit: number;
}

/** What one order earns and costs, in rupees; `left` pays rent, people and profit. */
export interface Order {
  earned: number;
  food: number;
  wastage: number;
  commission: number;
  packaging: number;
  royalty: number;
  marketing: number;
  left: number;
}

/** An average order, delivered ones and others in their shares. */
export function orderOf(plan: Plan): Order {
  const earned = plan.averageBill / (1 + plan.gst);
  const food = earned * plan.foodCost;
  const costs = {
    food,
    wastage: food * plan.wastage,
    // The platform takes its share of the bill without the guest's GST, which it passes on itself.
    commission: earned * plan.deliveryShare * plan.commission,
    packaging: plan.packaging * plan.deliveryShare,
    royalty: earned * plan.royalty,
    marketing: earned * plan.marketing,
  };
  const left = Object.values(costs).reduce((rest, cost) => rest - cost, earned);
  return { earned, ...costs, left };
}

/** What has to be paid in a month, however many orders come. */
export function fixedCosts(plan: Plan): Pick<Month, 'rent' | 'staff' | 'power' | 'other'> {
  const { areaSqFt, rentPerSqFt, staff, wage, power, other } = plan;
  return { rent: areaSqFt * rentPerSqFt, staff: staff * wage, power, other };
}

/**
 * @param share of the full number of orders, 1 once the outlet is known
 */
export function monthOf(plan: Plan, share = 1): Month {
  const orders = plan.ordersPerDay * plan.openDays * share;
  const { left, earned, ...costs } = orderOf(plan);
  const fixed = fixedCosts(plan);
  const billed = orders * plan.averageBill;
  const inAll = (each: number) => each * orders;
  return {
    orders,
    billed,
    gst: billed - inAll(earned),
    earned: inAll(earned),
    food: inAll(costs.food),
    wastage: inAll(costs.wastage),
    commission: inAll(costs.commission),
    packaging: inAll(costs.packaging),
    royalty: inAll(costs.royalty),
    marketing: inAll(costs.marketing),
    ...fixed,
    profit: inAll(left) - fixed.rent - fixed.staff - fixed.power - fixed.other,
  };
}

/** Share of the full orders in a month, the opening month being 0: a straight line from `rampStart` to 1. */
export function rampOf({ rampMonths, rampStart }: Plan, month: number): number {
  if (month >= rampMonths) return 1;
  return rampStart + ((1 - rampStart) * month) / rampMonths;
}
