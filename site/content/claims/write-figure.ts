import { formatEnds, formatLakhs, formatPercent, formatRange } from '../../format/range.ts';
import type { Claim } from './claim.ts';

/** How a text may name a figure: `{claim:single-investment:from}` is `₹8 Lakhs`. */
const FORMS = {
  whole: writeFigure,
  from: (claim: Claim): string =>
    claim.range ? writeFigure({ ...claim, range: { ...lowest(claim.range) } }) : writeFigure(claim),
  /** Without its unit, where a table or a sentence names that. */
  ends: ({ range, value = '' }: Claim): string => (range ? formatEnds(range) : value),
  /** With "to" between the ends: `300 to 600 sq ft`. */
  words: (claim: Claim): string => writeFigure(claim).replace(/^(\d+)-(\d+)/, '$1 to $2'),
} as const;

export type FigureForm = keyof typeof FORMS;
type Ends = NonNullable<Claim['range']>;

const lowest = ({ min, unit }: Ends): Ends => ({ min, max: min, unit });

/** The figure as published: `₹8-15 Lakhs`, `25-35%`, `12-18 months`, `500+`. */
export function writeFigure({ range, value = '' }: Pick<Claim, 'range' | 'value'>): string {
  if (!range) return value;
  if (range.unit === 'rupees') return formatLakhs(range);
  return range.unit === '%' ? formatPercent(range) : formatRange(range, range.unit);
}

export const writeFigureAs = (form: FigureForm, claim: Claim): string => FORMS[form](claim);

export const isFigureForm = (form: string): form is FigureForm => Object.hasOwn(FORMS, form);
