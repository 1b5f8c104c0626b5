import { getCollection } from 'astro:content';
import { formatEnds, formatLakhs, formatPercent, formatRange } from '../format/range.ts';
import type { FranchiseModel } from './franchise/franchise-model.ts';
import { loadFranchiseModels } from './franchise/load-franchise-models.ts';
import { loadPage } from './page/load-page.ts';
import type { QuestionGroupContent } from './question.ts';
import { byOrder } from './shared/by-order.ts';

export type QuestionGroup = QuestionGroupContent & { slug: string };

/** The first group begins with those that the page of the franchise shows itself. */
export async function loadQuestionGroups(): Promise<QuestionGroup[]> {
  const [entries, models, franchise] = await Promise.all([
    getCollection('questions'),
    loadFranchiseModels(),
    loadPage('franchise'),
  ]);
  const groups = entries.sort(byOrder).map(({ id, data }, place) => ({
    ...data,
    slug: id,
    items: [...(place === 0 ? franchise.questions.items.map(withAnchor) : []), ...data.items].map(
      (item) => ({ ...item, answer: fillFigures(item.answer, models) }),
    ),
  }));
  const ids = groups.flatMap(({ slug, items }) => [slug, ...items.map((item) => item.id)]);
  const twice = ids.find((id, place) => ids.indexOf(id) !== place);
  if (twice) throw new Error(`content/questions/: the anchor "${twice}" is there twice`);
  return groups;
}

/** The franchise page's own questions have no anchor written beside them: theirs follows from their words. */
const withAnchor = <Item extends { question: string }>(item: Item) => ({
  ...item,
  id: item.question
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, ''),
});

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

/** `{cloudKitchen.investment}` becomes `₹5-12 Lakhs`. */
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
