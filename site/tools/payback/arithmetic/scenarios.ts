import { PLAN_BOUNDS, type Plan, readPlan } from './plan.ts';
import { type Result, resultOf } from './result.ts';

export const SCENARIOS = ['careful', 'expected', 'good'] as const;
export type Scenario = (typeof SCENARIOS)[number];

/** What is multiplied, and the months that are added to the ramp. The expected scenario is the plan itself. */
interface Shift {
  orders: number;
  bill: number;
  food: number;
  rampMonths: number;
}

/** A quarter fewer orders is what one bad neighbour, one closed road or one slow season does. */
const SHIFTS: Readonly<Record<Scenario, Shift>> = {
  careful: { orders: 0.75, bill: 0.95, food: 1.1, rampMonths: 3 },
  expected: { orders: 1, bill: 1, food: 1, rampMonths: 0 },
  good: { orders: 1.2, bill: 1.05, food: 0.97, rampMonths: -1 },
};

/** The plan as a scenario changes it; each value stays within its bounds. */
export function planOf(plan: Plan, scenario: Scenario): Plan {
  const { orders, bill, food, rampMonths } = SHIFTS[scenario];
  return readPlan(
    {
      ...plan,
      ordersPerDay: plan.ordersPerDay * orders,
      averageBill: plan.averageBill * bill,
      foodCost: plan.foodCost * food,
      rampMonths: plan.rampMonths + rampMonths,
    },
    plan,
  );
}

/** One cause and what it does to a month's cash when it turns out worse or better. */
export interface Influence {
  field: keyof Plan;
  /** Rupees of a month's profit, against the plan. */
  worse: number;
  better: number;
}

/** What may turn out otherwise, by a tenth either way; `rises`: more of it earns more. */
const CAUSES: readonly { field: keyof Plan; rises: boolean }[] = [
  { field: 'ordersPerDay', rises: true },
  { field: 'averageBill', rises: true },
  { field: 'foodCost', rises: false },
  { field: 'rentPerSqFt', rises: false },
  { field: 'wage', rises: false },
  { field: 'commission', rises: false },
  { field: 'deliveryShare', rises: false },
  { field: 'power', rises: false },
  { field: 'royalty', rises: false },
];

const tenth = (plan: Plan, field: keyof Plan, factor: number): Result => {
  const { min, max } = PLAN_BOUNDS[field];
  return resultOf({ ...plan, [field]: Math.min(max, Math.max(min, plan[field] * factor)) });
};

/** What matters most: each cause a tenth worse and a tenth better, the strongest first. */
export function influencesOn(plan: Plan): Influence[] {
  const { profit } = resultOf(plan).month;
  return CAUSES.map(({ field, rises }) => ({
    field,
    worse: tenth(plan, field, rises ? 0.9 : 1.1).month.profit - profit,
    better: tenth(plan, field, rises ? 1.1 : 0.9).month.profit - profit,
  })).sort((a, b) => b.better - b.worse - (a.better - a.worse));
}
