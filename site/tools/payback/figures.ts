import { formatRupees } from '../../format/range.ts';
import { MONTHS } from './arithmetic/plan.ts';
import type { Result } from './arithmetic/result.ts';

const grouped = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });

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
  const digits = Math.round((size / scale) * 10) / 10;
  return `${amount < 0 && digits ? MINUS : ''}₹${grouped.format(digits)} ${word}`;
}

/** A value as people read it: shares as per cent, all grouped as in India. */
export function readable(value: number, { unit, after }: Unit): string {
  if (unit === 'percent') return `${grouped.format(value * 100)}%`;
  const number = grouped.format(value);
  const shown = unit === 'rupees' ? `₹${number}` : number;
  return after ? `${shown} ${after}` : shown;
}

/** `₹60 to ₹150`. */
export const readableSpan = (least: number, most: number, { unit }: Unit): string =>
  least === most
    ? readable(least, { unit })
    : `${readable(least, { unit })} to ${readable(most, { unit })}`;

/** What stands in a field while nobody types: `3,00,000` or `32`. */
export const editable = (value: number, { unit }: Unit): string =>
  grouped.format(unit === 'percent' ? value * 100 : value);

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

export const monthName = (month: number): string =>
  month === 0 ? 'at opening' : `in month ${month}`;
