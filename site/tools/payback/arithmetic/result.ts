import { type Investment, investmentOf } from './investment.ts';
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

/** A loan that is paid back in equal monthly instalments (EMI). Rupees and months. */
interface Loan {
  amount: number;
  emi: number;
  months: number;
  /** Interest within each instalment, the first month first. */
  interest: readonly number[];
}

/**
 * @param amount rupees that are borrowed
 * @param yearly interest for a year, 0.12 for twelve per cent, charged monthly
 * @param years how long it is paid back, from the first month on
 */
export function loanOf(amount: number, yearly: number, years: number): Loan {
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
