import { fillGaps } from '../../format/fill-gaps.ts';
import { formatLakhs, formatRange, formatRupees } from '../../format/range.ts';
import type { FinderAnswers, Finding, FoundModel } from './find-model.ts';

/** Fills the gaps of a finder's sentence, `{budget}` or `{model}`, with the answers and the stated figures. */
export function fillWords(words: string, { budget, area, city }: FinderAnswers, finding: Finding) {
  const { model, next } = finding;
  const facts: Record<string, string | undefined> = {
    ...{
      city,
      budget: budget ? formatRupees(budget) : undefined,
      area: area ? String(area) : undefined,
    },
    ...{ model: model?.name, range: rangeOf(model), space: spaceOf(model) },
    ...{ next: next?.name, nextRange: rangeOf(next) },
    nextFrom: next && formatRupees(next.investment.min),
    rest: model && budget ? formatRupees(Math.max(0, budget - model.investment.max)) : undefined,
    missing: next && budget ? formatRupees(Math.max(0, next.investment.min - budget)) : undefined,
  };
  return fillGaps(words, facts);
}

const rangeOf = (model?: FoundModel) => model && formatLakhs(model.investment);
const spaceOf = (model?: FoundModel) => model && formatRange(model.spaceSqFt, 'sq ft');
