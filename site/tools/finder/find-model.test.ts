import { describe, expect, it } from 'vitest';
import { MODELS } from '../../testing/models.ts';
import { type FinderAnswers, type FoundModel, findModel } from './find-model.ts';

const find = (answers: FinderAnswers, models: readonly FoundModel[] = MODELS) => {
  const { model, next, ...rest } = findModel(answers, models);
  return { ...rest, model: model?.route, next: next?.route };
};

describe('money', () => {
  it.each([
    [499_999, 'below', undefined],
    [500_000, 'model', 'cloudKitchen'],
    [800_000, 'model', 'singleBrand'],
    [1_500_000, 'model', 'singleBrand'],
    [1_500_001, 'gap', 'singleBrand'],
    [2_499_999, 'gap', 'singleBrand'],
    [2_500_000, 'model', 'multiBrand'],
    [9_000_000, 'model', 'multiBrand'],
  ] as const)('of %i rupees is %s with %s', (budget, kind, model) => {
    expect(find({ budget })).toMatchObject({ kind, model });
  });

  it('that is left open leaves the place to decide, and says so', () => {
    expect(find({ area: 2000, place: 'owned' })).toMatchObject({
      ...{ kind: 'open', model: 'multiBrand' },
      against: expect.arrayContaining(['money-open']),
    });
  });

  it('below all models recommends none', () => {
    expect(find({ budget: 100_000 })).toMatchObject({ model: undefined, next: 'cloudKitchen' });
  });
});

describe('between two models', () => {
  it('twenty lakh, 450 sq ft and a job until March are a counter with a reserve', () => {
    const found = find({
      ...{ budget: 2_000_000, place: 'rented', area: 450, city: 'Ludhiana' },
      ...{ hours: 'full', experience: 'none', start: 'half' },
    });
    expect(found).toMatchObject({ kind: 'gap', model: 'singleBrand', next: 'multiBrand' });
    expect(found.ways).toEqual(['reserve', 'pair', 'wait']);
    expect(found.reasons).toEqual(expect.arrayContaining(['money-above', 'space-fits']));
    expect(found.against).toEqual(expect.arrayContaining(['experience-none', 'city-unasked']));
  });

  it('two at once are offered only where both lower ends are paid', () => {
    const dear = MODELS.map((one) =>
      one.route === 'cloudKitchen' ? { ...one, investment: { min: 790_000, max: 1_200_000 } } : one,
    );
    expect(find({ budget: 1_560_000 }, dear).ways).toEqual(['reserve', 'wait']);
  });
});

describe('place and hours', () => {
  it('a large sum in a small place is a model that fits the place', () => {
    expect(find({ budget: 3_000_000, area: 350, place: 'owned' })).toMatchObject({
      model: 'singleBrand',
    });
  });

  it('who is away or has no place is led to the kitchen without guests', () => {
    expect(find({ budget: 1_000_000, hours: 'manager' })).toMatchObject({
      model: 'cloudKitchen',
      reasons: expect.arrayContaining(['hours-manager-kitchen']),
    });
    expect(find({ budget: 1_000_000, place: 'none' }).model).toBe('cloudKitchen');
  });

  it('a place too small for all is said to be', () => {
    expect(find({ budget: 1_000_000, area: 50, place: 'owned' }).against).toContain('space-small');
  });
});

it('every finding has something against it', () => {
  for (const budget of [undefined, 600_000, 2_000_000, 4_000_000])
    expect(find({ budget, place: 'looking' }).against).not.toEqual([]);
});
