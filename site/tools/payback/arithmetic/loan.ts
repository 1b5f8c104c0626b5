/** A loan that is paid back in equal monthly instalments (EMI). Rupees and months. */
export interface Loan {
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
