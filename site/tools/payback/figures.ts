import { formatNumber, formatRupees } from '../../format/range.ts';
import type { Investment, Month, Result } from './arithmetic.ts';
import { MONTHS } from './plan.ts';

export interface Unit {
  unit: 'rupees' | 'percent' | 'count';
  after?: string | undefined;
}

/** Before the rupee sign; the joiner keeps the two on one line. */
const MINUS = '−\u2060';

/** Rupees without paise, a minus before the sign: `−₹12,000`. */
export function rupees(amount: number): string {
  const whole = Math.round(amount);
  return `${whole < 0 ? MINUS : ''}${formatRupees(Math.abs(whole))}`;
}

/** Rupees for an axis: `₹12.5 Lakhs`, `−₹1.2 Crore`. */
export function shortRupees(amount: number): string {
  const size = Math.abs(amount);
  const [scale, word] = size < 9_950_000 ? [100_000, 'Lakhs'] : [10_000_000, 'Crore'];
  const digits = formatNumber(size / scale);
  return `${amount < 0 && digits !== '0' ? MINUS : ''}₹${digits} ${word}`;
}

/** A value as people read it: shares as per cent, all grouped as in India. */
export function readable(value: number, { unit, after }: Unit): string {
  if (unit === 'percent') return `${formatNumber(value * 100)}%`;
  const shown = unit === 'rupees' ? formatRupees(value) : formatNumber(value);
  return after ? `${shown} ${after}` : shown;
}

/** `₹60 to ₹150`. */
export const readableSpan = (least: number, most: number, { unit }: Unit): string =>
  [...new Set([least, most])].map((end) => readable(end, { unit })).join(' to ');

/** What stands in a field while nobody types: `3,00,000` or `32`. */
export const editable = (value: number, { unit }: Unit): string =>
  formatNumber(unit === 'percent' ? value * 100 : value);

/** The value that somebody typed; null: not a number yet. */
export function typed(text: string, { unit }: Unit): number | null {
  const plain = text.replace(/[,\s₹%]/g, '');
  if (!/^\d+(\.\d*)?$|^\.\d+$/.test(plain)) return null;
  return unit === 'percent' ? Number(plain) / 100 : Number(plain);
}

/** What a month leaves; a loss is called one. */
export const monthWords = (amount: number): string =>
  Math.round(amount) < 0 ? `Loss of ${rupees(-amount)}` : rupees(amount);

export const breakEvenWords = ({ breakEvenOrders }: Result): string =>
  breakEvenOrders === null
    ? 'Never: each order loses'
    : `${Math.ceil(breakEvenOrders)} orders a day`;

export const paybackWords = ({ paybackMonth }: Result): string =>
  paybackMonth === null ? `Not within ${MONTHS / 12} years` : `Month ${paybackMonth}`;

/** `−₹14,80,340 in month 5`. */
export const lowWords = ({ low: { cash, month } }: Result): string =>
  `${rupees(cash)} ${month === 0 ? 'at opening' : `in month ${month}`}`;

export const INVESTMENT_LINES: readonly [keyof Investment, string][] = [
  ['fee', 'Franchise fee'],
  ['fitOut', 'Fit-out'],
  ['equipment', 'Kitchen equipment'],
  ['deposit', 'Deposit'],
  ['opening', 'Licences, first stock, opening'],
];

export const MONTH_LINES: readonly [keyof Month, string][] = [
  ['billed', 'Bills'],
  ['gst', 'GST on bills'],
  ['food', 'Ingredients'],
  ['wastage', 'Thrown away'],
  ['commission', "Platform's commission"],
  ['packaging', 'Packing'],
  ['royalty', 'Royalty'],
  ['marketing', 'Joint advertising'],
  ['rent', 'Rent'],
  ['staff', 'Staff'],
  ['power', 'Electricity and gas'],
  ['other', 'Everything else'],
];

/** An amount of `MONTH_LINES`; what is paid is negative. */
export const amountOf = (month: Month, line: keyof Month): number =>
  line === 'billed' ? month.billed : -month[line];
