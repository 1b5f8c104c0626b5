import { MONTHS, type Plan, readPlan } from './plan.ts';

export interface Result {
  investment: Investment;
  loan: Loan;
  month: Month;
  months: readonly Month[];
  /** What is left of `month` after the instalment. */
  cashPerMonth: number;
  /** Orders a day at which a month pays for itself, the instalment included; null: each order loses money. */
  breakEvenOrders: number | null;
  /** The month, 1 being the first, in which all the money has come back, own and borrowed, after
   * interest; null: not within `MONTHS`. */
  paybackMonth: number | null;
  /** Own money in the plan: after opening, then at the end of each of `MONTHS` months. */
  cash: readonly number[];
  low: { cash: number; month: number };
}

export function resultOf(plan: Plan): Result {
  const investment = investmentOf(plan);
  const loan = loanOf(Math.min(plan.loan, investment.total), plan.loanInterest, plan.loanYears);
  const month = monthOf(plan);
  const months = Array.from({ length: MONTHS }, (_, at) => monthOf(plan, rampOf(plan, at)));
  const cash = [loan.amount - investment.total];
  let paybackMonth: number | null = null;
  let returned = 0;
  for (const [at, { profit }] of months.entries()) {
    cash.push((cash[at] ?? 0) + profit - instalmentOf(loan, at));
    returned += profit - (loan.interest[at] ?? 0);
    if (paybackMonth === null && returned >= investment.total) paybackMonth = at + 1;
  }
  const lowest = Math.min(...cash);
  const { left } = orderOf(plan);
  const fixed = sumOf(fixedCosts(plan)) + loan.emi;
  return {
    investment,
    loan,
    month,
    months,
    cashPerMonth: month.profit - loan.emi,
    breakEvenOrders: left > 0 ? fixed / left / plan.openDays : null,
    paybackMonth,
    cash,
    low: { cash: lowest, month: cash.indexOf(lowest) },
  };
}

const sumOf = (amounts: Readonly<Record<string, number>>): number =>
  Object.values(amounts).reduce((sum, amount) => sum + amount, 0);

/** What is paid before the first order. The deposit comes back when the lease ends; until then it is money that is gone. */
export type Investment = ReturnType<typeof investmentOf>;

export function investmentOf(plan: Plan) {
  const { fee, equipment, opening, areaSqFt, fitOutPerSqFt, rentPerSqFt, depositMonths } = plan;
  const fitOut = areaSqFt * fitOutPerSqFt;
  const deposit = areaSqFt * rentPerSqFt * depositMonths;
  const items = { fee, fitOut, equipment, deposit, opening };
  return { ...items, total: sumOf(items) };
}

type OrderCosts = ReturnType<typeof orderOf>['costs'];
/** What has to be paid in a month, however many orders come. */
type FixedCosts = Record<'rent' | 'staff' | 'power' | 'other', number>;

/** `billed` holds GST, `earned` does not; `profit` is before instalments, income tax and what the
 * owner takes out. */
export type Month = OrderCosts &
  FixedCosts &
  Record<'orders' | 'billed' | 'gst' | 'earned' | 'profit', number>;

/** An average order, delivered ones and others in their shares; `left` pays rent, people and profit. */
export function orderOf(plan: Plan) {
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
  return { earned, costs, left: earned - sumOf(costs) };
}

const fixedCosts = (plan: Plan): FixedCosts => ({
  rent: plan.areaSqFt * plan.rentPerSqFt,
  staff: plan.staff * plan.wage,
  power: plan.power,
  other: plan.other,
});

export function monthOf(plan: Plan, share = 1): Month {
  const orders = plan.ordersPerDay * plan.openDays * share;
  const order = orderOf(plan);
  const costs = Object.fromEntries(
    Object.entries(order.costs).map(([name, cost]) => [name, cost * orders]),
  ) as OrderCosts;
  const fixed = fixedCosts(plan);
  const billed = orders * plan.averageBill;
  const earned = orders * order.earned;
  const profit = orders * order.left - sumOf(fixed);
  return { orders, billed, gst: billed - earned, earned, ...costs, ...fixed, profit };
}

/** Share of the full orders in a month, the opening month being 0: a straight line from `rampStart` to 1. */
const rampOf = ({ rampMonths, rampStart }: Plan, month: number): number =>
  month >= rampMonths ? 1 : rampStart + ((1 - rampStart) * month) / rampMonths;

/** A loan that is paid back in equal monthly instalments (EMI), with the interest in each. Rupees and months. */
type Loan = ReturnType<typeof loanOf>;

/** What is paid to the bank in a month, the opening month being 0. */
export const instalmentOf = ({ emi, months }: Loan, at: number): number => (at < months ? emi : 0);

/** Interest for a year, 0.12 for twelve per cent, is charged monthly. */
export function loanOf(amount: number, yearly: number, years: number) {
  const months = years * 12;
  const rate = yearly / 12;
  const emi = rate === 0 ? amount / months : (amount * rate) / (1 - (1 + rate) ** -months);
  const interest: number[] = [];
  let owed = amount;
  for (let month = 0; month < months; month += 1) {
    interest.push(owed * rate);
    owed -= emi - owed * rate;
  }
  return { amount, emi, months, interest };
}

/** The five years, each as the sum of its months; `cash` is the own money at the year's end. */
export const yearsOf = ({ months, loan, cash }: Result) =>
  Array.from({ length: MONTHS / 12 }, (_, at) => {
    const year = { earned: 0, profit: 0, instalments: 0, cash: cash[at * 12 + 12] ?? 0 };
    for (const [place, { earned, profit }] of months.slice(at * 12, at * 12 + 12).entries()) {
      year.earned += earned;
      year.profit += profit;
      year.instalments += instalmentOf(loan, at * 12 + place);
    }
    return year;
  });

export const SCENARIOS = ['careful', 'expected', 'good'] as const;
export type Scenario = (typeof SCENARIOS)[number];

/** A quarter fewer orders is what one bad neighbour, one closed road or one slow season does. */
const SHIFTS = {
  careful: { orders: 0.75, bill: 0.95, food: 1.1, rampMonths: 3 },
  expected: { orders: 1, bill: 1, food: 1, rampMonths: 0 },
  good: { orders: 1.2, bill: 1.05, food: 0.97, rampMonths: -1 },
} as const satisfies Record<Scenario, object>;

export function planOf(plan: Plan, scenario: Scenario): Plan {
  const { orders, bill, food, rampMonths } = SHIFTS[scenario];
  const shifted = {
    ...plan,
    ordersPerDay: plan.ordersPerDay * orders,
    averageBill: plan.averageBill * bill,
    foodCost: plan.foodCost * food,
    rampMonths: plan.rampMonths + rampMonths,
  };
  return readPlan(shifted, plan);
}
