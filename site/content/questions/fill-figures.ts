import { formatEnds, formatLakhs, formatPercent, formatRange } from '../../format/range.ts';
import type { FranchiseModel } from '../franchise/franchise-model.ts';

type Figures = FranchiseModel['figures'];

const WRITE: Readonly<Record<string, (figures: Figures) => string>> = {
  investment: ({ investment }) => formatLakhs(investment),
  space: ({ spaceSqFt }) => formatRange(spaceSqFt, 'sq ft'),
  breakEven: ({ breakEvenMonths }) => formatRange(breakEvenMonths, 'months'),
  payback: ({ paybackYears }) => formatRange(paybackYears, 'years'),
  revenue: ({ monthlyRevenue }) => formatLakhs(monthlyRevenue),
  margin: ({ marginPercent }) => formatPercent(marginPercent),
  roi: ({ roiPercent }) => formatPercent(roiPercent),
  brands: ({ brands }) => `${formatEnds(brands)} ${brands.unit}`,
};

/**
 * Puts the models' stated figures into a text: `{cloudKitchen.investment}` becomes `₹5-12 Lakhs`.
 * @throws when a text names a model or a figure that does not exist
 */
export const fillFigures = (
  text: string,
  models: readonly Pick<FranchiseModel, 'route' | 'figures'>[],
): string =>
  text.replace(/\{(\w+)\.(\w+)\}/g, (placeholder, route: string, figure: string) => {
    const model = models.find((one) => one.route === route);
    const write = WRITE[figure];
    if (!model || !write) throw new Error(`content/questions/: there is no figure ${placeholder}`);
    return write(model.figures);
  });
