import type { Range } from '../../format/range.ts';

/**
 * The model to begin with: the one with the smallest stated investment.
 * @returns undefined while one of them states none, since it might be the smallest
 */
export function findStart<Model extends { figures: { investment: Range } }>(
  models: readonly Model[],
): Model | undefined {
  if (models.some(({ figures }) => figures.investment.isExpired)) return undefined;
  const least = (model: Model) => model.figures.investment.min;
  return models.toSorted((one, other) => least(one) - least(other))[0];
}
