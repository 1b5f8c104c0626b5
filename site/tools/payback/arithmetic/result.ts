import { type Investment, investmentOf } from './investment.ts';
import { type Loan, loanOf } from './loan.ts';
import { fixedCosts, type Month, monthOf, orderOf, rampOf } from './month.ts';
import { MONTHS, type Plan } from './plan.ts';

/** What a plan leads to. Rupees and months. */
export interface Result {
  investment: Investment;
  loan: Loan;
  /** A month at the full number of orders. */
  month: Month;
  /** Each of `MONTHS` months, the ramp included. */
  months: readonly Month[];
  /** What is left of `month` after the instalment. */
  cashPerMonth: number;
  /** Orders a day at which a month pays for itself, the instalment included; null: each order loses money. */
  breakEvenOrders: number | null;
  /**
   * The month, 1 being the first, in which all the money has come back, own and borrowed, after interest; null: not
   * within `MONTHS`.
   */
  paybackMonth: number | null;
  /** Own money in the plan: after opening, then at the end of each of `MONTHS` months. */
  cash: readonly number[];
  /** The lowest point of `cash`, and the month in which it is reached. */
  low: { cash: number; month: number };
}

/** Calculates a plan. Pure: the same plan gives the same result, wherever it runs. */
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
  return {
    investment,
    loan,
    month,
    months,
    cashPerMonth: month.profit - loan.emi,
    breakEvenOrders: breakEvenOf(plan, loan.emi),
    paybackMonth,
    cash,
    low: { cash: lowest, month: cash.indexOf(lowest) },
  };
}

/** What is paid to the bank in a month, the opening month being 0. */
export const instalmentOf = ({ emi, months }: Loan, at: number): number => (at < months ? emi : 0);

function breakEvenOf(plan: Plan, emi: number): number | null {
  const { left } = orderOf(plan);
  if (left <= 0) return null;
  const fixed = Object.values(fixedCosts(plan)).reduce((sum, cost) => sum + cost, emi);
  return fixed / left / plan.openDays;
}
