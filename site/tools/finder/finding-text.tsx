import { fillGaps } from '../../../contract/fill-gaps.ts';
import type { FinderWords } from '../../content/finder-words.ts';
import { formatLakhs, formatRange, formatRupees } from '../../format/range.ts';
import { splitAtAmounts } from '../../format/whole-amounts.ts';
import type { FinderAnswers, Finding, FoundModel } from './find-model.ts';

export const RESULT_TEXTS = {
  model: ['heading', 'leadModel'],
  gap: ['headingGap', 'leadGap'],
  below: ['headingBelow', 'leadBelow'],
  open: ['headingOpen', 'leadOpen'],
} as const satisfies Record<Finding['kind'], readonly (keyof FinderWords['result'])[]>;

export interface FindingTextProps {
  /** With gaps such as `{budget}` or `{model}`. */
  children: string;
  answers: FinderAnswers;
  finding: Finding;
}

/** A sentence with the answers and the stated figures, in which no amount breaks over two lines. */
export const FindingText = ({ children, answers, finding }: FindingTextProps) =>
  splitAtAmounts(fillGaps(children, gapsOf(answers, finding))).map((part, place) =>
    place % 2 ? (
      <span key={place} className="whole">
        {part}
      </span>
    ) : (
      part
    ),
  );

function gapsOf({ budget, area, city }: FinderAnswers, { model, next }: Finding) {
  const lack = next && budget ? next.investment.min - budget : undefined;
  const rest = model && budget ? budget - model.investment.max : undefined;
  return {
    ...{ city, area, budget: budget && formatRupees(budget) },
    ...{ model: model?.name, range: rangeOf(model), space: spaceOf(model) },
    ...{ next: next?.name, nextRange: rangeOf(next) },
    rest: rest === undefined ? rest : formatRupees(Math.max(0, rest)),
    missing: lack === undefined ? lack : formatRupees(Math.max(0, lack)),
  };
}

const rangeOf = (model?: FoundModel) => model && formatLakhs(model.investment);
const spaceOf = (model?: FoundModel) => model && formatRange(model.spaceSqFt, 'sq ft');
