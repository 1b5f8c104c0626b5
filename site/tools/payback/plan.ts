interface Bounds {
  min: number;
  max: number;
  step: number;
}

const SHARE = { min: 0, max: 1, step: 0.005 } as const;
const RUPEES = { min: 0, max: 50_000_000, step: 1000 } as const;
const RUPEES_A_MONTH = { min: 0, max: 2_000_000, step: 500 } as const;

/** Money in rupees, times in months; what is usual stands in `content/payback.yaml`. */
export const PLAN_BOUNDS = {
  fee: RUPEES,
  areaSqFt: { min: 50, max: 20_000, step: 10 },
  /** For a square foot and month. */
  rentPerSqFt: { min: 0, max: 2000, step: 1 },
  depositMonths: { min: 0, max: 24, step: 1 },
  fitOutPerSqFt: { min: 0, max: 10_000, step: 50 },
  equipment: RUPEES,
  /** First stock, licences, opening days and everything else before the first order. */
  opening: RUPEES,

  /** On an average day, once the outlet is known. */
  ordersPerDay: { min: 0, max: 3000, step: 1 },
  /** GST included. */
  averageBill: { min: 10, max: 5000, step: 1 },
  openDays: { min: 1, max: 31, step: 1 },
  /** Until the orders reach their full number, and the share of it in the first month. */
  rampMonths: { min: 0, max: 36, step: 1 },
  rampStart: SHARE,

  /** Share of the orders that a platform brings, and what it keeps of such an order, its own GST included. */
  deliveryShare: SHARE,
  commission: SHARE,
  /** For a delivered order. */
  packaging: { min: 0, max: 500, step: 0.5 },
  /** Shares of what is earned without GST; of `foodCost`, `wastage` is thrown away. */
  foodCost: SHARE,
  wastage: SHARE,
  /** On restaurant bills, without credit for what was paid on purchases. */
  gst: { min: 0, max: 0.28, step: 0.005 },
  royalty: SHARE,
  marketing: SHARE,

  /** People, and what one costs in a month. */
  staff: { min: 0, max: 300, step: 1 },
  wage: { min: 0, max: 200_000, step: 500 },
  power: RUPEES_A_MONTH,
  other: RUPEES_A_MONTH,

  /** Borrowed part of the investment, and its interest for a year. */
  loan: RUPEES,
  loanInterest: { min: 0, max: 0.36, step: 0.005 },
  loanYears: { min: 1, max: 15, step: 1 },
} as const satisfies Record<string, Bounds>;

/** What somebody expects of an outlet; `readPlan` keeps each value within its bounds. */
export type Plan = Record<keyof typeof PLAN_BOUNDS, number>;
export const PLAN_FIELDS = Object.keys(PLAN_BOUNDS) as (keyof Plan)[];

/** How far the lab looks ahead. */
export const MONTHS = 60;

function settle(value: number, { min, max, step }: Bounds): number {
  const stepped = Math.round(value / step) * step;
  return Math.min(max, Math.max(min, Number(stepped.toFixed(3))));
}

/** A plan whose every value lies within its bounds and on a step. */
export function readPlan(given: Partial<Record<keyof Plan, number>>, usual: Plan): Plan {
  const plan = { ...usual };
  for (const field of PLAN_FIELDS) {
    const value = given[field];
    plan[field] = settle(Number.isFinite(value) ? Number(value) : usual[field], PLAN_BOUNDS[field]);
  }
  return plan;
}
