/**
 * What somebody expects of an outlet. Money in rupees, times in months unless the name says otherwise, shares from 0 to 1.
 * What a person types arrives here through `readPlan`, which keeps each value within `PLAN_BOUNDS`.
 */
export interface Plan {
  /** Franchise fee, once. */
  fee: number;
  /** Covered area in square feet. */
  areaSqFt: number;
  /** Rent for a square foot and month. */
  rentPerSqFt: number;
  /** Months of rent that the landlord holds as a deposit. */
  depositMonths: number;
  /** Walls, floor, exhaust, furniture and sign, for a square foot. */
  fitOutPerSqFt: number;
  /** Kitchen equipment, tills and screens. */
  equipment: number;
  /** First stock, licences, opening days and everything else before the first order. */
  opening: number;

  /** Orders on an average day, once the outlet is known. */
  ordersPerDay: number;
  /** What an average order pays, GST included. */
  averageBill: number;
  /** Days of a month on which it is open. */
  openDays: number;
  /** Months until the orders reach their full number. */
  rampMonths: number;
  /** Share of the full orders in the first month. */
  rampStart: number;

  /** Share of the orders that a delivery platform brings. */
  deliveryShare: number;
  /** What the platform keeps of such an order, its own GST included. */
  commission: number;
  /** Box and bag for a delivered order. */
  packaging: number;
  /** Ingredients, as a share of what is earned without GST. */
  foodCost: number;
  /** What is thrown away, as a share of the ingredients. */
  wastage: number;
  /** GST on restaurant bills, without credit for what was paid on purchases. */
  gst: number;
  /** To the franchisor, as a share of what is earned without GST. */
  royalty: number;
  /** To the joint advertising, as a share of what is earned without GST. */
  marketing: number;

  /** People on the roll. */
  staff: number;
  /** What one of them costs in a month. */
  wage: number;
  /** Electricity and gas in a month. */
  power: number;
  /** Software, repairs, cleaning, accountant and insurance in a month. */
  other: number;

  /** Borrowed part of the investment. */
  loan: number;
  /** Interest for a year. */
  loanInterest: number;
  loanYears: number;
}

/** How far the lab looks ahead. */
export const MONTHS = 60;

interface Bounds {
  min: number;
  max: number;
  step: number;
}

const SHARE = { min: 0, max: 1, step: 0.005 } as const;
const RUPEES = { min: 0, max: 50_000_000, step: 1000 } as const;

/** Bounds of the fields, wide enough for a hall in Mumbai; what is likely stands in the content. */
export const PLAN_BOUNDS: Readonly<Record<keyof Plan, Bounds>> = {
  fee: RUPEES,
  areaSqFt: { min: 50, max: 20_000, step: 10 },
  rentPerSqFt: { min: 0, max: 2000, step: 1 },
  depositMonths: { min: 0, max: 24, step: 1 },
  fitOutPerSqFt: { min: 0, max: 10_000, step: 50 },
  equipment: RUPEES,
  opening: RUPEES,
  ordersPerDay: { min: 0, max: 3000, step: 1 },
  averageBill: { min: 10, max: 5000, step: 1 },
  openDays: { min: 1, max: 31, step: 1 },
  rampMonths: { min: 0, max: 36, step: 1 },
  rampStart: SHARE,
  deliveryShare: SHARE,
  commission: SHARE,
  packaging: { min: 0, max: 500, step: 0.5 },
  foodCost: SHARE,
  wastage: SHARE,
  gst: { min: 0, max: 0.28, step: 0.005 },
  royalty: SHARE,
  marketing: SHARE,
  staff: { min: 0, max: 300, step: 1 },
  wage: { min: 0, max: 200_000, step: 500 },
  power: { min: 0, max: 2_000_000, step: 500 },
  other: { min: 0, max: 2_000_000, step: 500 },
  loan: RUPEES,
  loanInterest: { min: 0, max: 0.36, step: 0.005 },
  loanYears: { min: 1, max: 15, step: 1 },
};

export const PLAN_FIELDS = Object.keys(PLAN_BOUNDS) as (keyof Plan)[];

/** The nearest value that a field can take. */
function settle(value: number, { min, max, step }: Bounds): number {
  const stepped = Math.round(value / step) * step;
  return Math.min(max, Math.max(min, Number(stepped.toFixed(3))));
}

/**
 * A plan whose every value lies within its bounds and on a step.
 * @param given any values; one that is missing or no number is taken from `usual`
 * @param usual the values of the model
 */
export function readPlan(given: Partial<Record<keyof Plan, number>>, usual: Plan): Plan {
  const plan = { ...usual };
  for (const field of PLAN_FIELDS) {
    const value = given[field];
    plan[field] = settle(Number.isFinite(value) ? Number(value) : usual[field], PLAN_BOUNDS[field]);
  }
  return plan;
}
