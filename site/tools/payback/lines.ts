import type { Investment } from './arithmetic/investment.ts';
import type { Month } from './arithmetic/month.ts';

/** What opening costs, line by line. */
export const investmentLines = (investment: Investment): [string, number][] => [
  ['Franchise fee', investment.fee],
  ['Fit-out', investment.fitOut],
  ['Kitchen equipment', investment.equipment],
  ['Deposit', investment.deposit],
  ['Licences, first stock, opening', investment.opening],
];

/** A month from bills to what is left; what is paid is negative. */
export const monthLines = (month: Month): [string, number][] => [
  ['Bills', month.billed],
  ['GST on bills', -month.gst],
  ['Ingredients', -month.food],
  ['Thrown away', -month.wastage],
  ["Platform's commission", -month.commission],
  ['Packing', -month.packaging],
  ['Royalty', -month.royalty],
  ['Joint advertising', -month.marketing],
  ['Rent', -month.rent],
  ['Staff', -month.staff],
  ['Electricity and gas', -month.power],
  ['Everything else', -month.other],
];
