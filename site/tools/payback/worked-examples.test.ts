import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { paybackSchema } from '../../content/payback.ts';
import { testLab } from '../../testing/lab.ts';
import { resultOf } from './arithmetic/result.ts';
import { planOfChoice } from './usual.ts';

const { examples } = paybackSchema.parse(parse(readFileSync('content/payback.yaml', 'utf8')));

/** As docs/payback.md works them with a pencil: to open, month, break-even, payback, lowest, after five years. */
const BY_HAND = [
  [1_424_000, 78_302, 46.4, 24, -1_480_339.5, 2_867_591.5],
  [5_940_000, 215_886, 201.4, 33, -4_742_018, 7_070_010],
  [872_500, -30_540, 60.04, null, -2_811_580, -2_811_580],
] as const;

test.each(BY_HAND.map((figures, at) => [examples.items[at]?.name ?? '', at, figures] as const))(
  'a pencil agrees: %s',
  (_name, at, [total, month, breakEven, payback, low, end]) => {
    const example = examples.items[at];
    if (!example) throw new Error('content/payback.yaml has fewer examples');
    const result = resultOf(planOfChoice(testLab(), { ...example, given: example.plan }));
    expect(result.investment.total).toBe(total);
    expect(result.cashPerMonth).toBeCloseTo(month, -1);
    expect(result.breakEvenOrders).toBeCloseTo(breakEven, 1);
    expect(result.paybackMonth).toBe(payback);
    expect(result.low.cash).toBeCloseTo(low, -1);
    expect(result.cash.at(-1)).toBeCloseTo(end, -1);
  },
);
