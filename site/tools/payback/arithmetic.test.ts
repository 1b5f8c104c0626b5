import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadExamples, testLab } from '../../testing/lab.ts';
import { loanOf, monthOf, orderOf, planOf, resultOf, SCENARIOS, yearsOf } from './arithmetic.ts';
import { MONTHS, PLAN_BOUNDS, PLAN_FIELDS, type Plan, readPlan } from './plan.ts';
import { planOfChoice } from './usual.ts';

/** A delivery kitchen whose every figure is round, so that it can be followed with a pencil. */
const KITCHEN: Plan = {
  fee: 200_000,
  areaSqFt: 300,
  rentPerSqFt: 60,
  depositMonths: 5,
  fitOutPerSqFt: 1000,
  equipment: 300_000,
  opening: 110_000,
  ordersPerDay: 80,
  averageBill: 210,
  openDays: 30,
  rampMonths: 4,
  rampStart: 0.5,
  deliveryShare: 0.8,
  commission: 0.25,
  packaging: 12.5,
  foodCost: 0.32,
  wastage: 0.05,
  gst: 0.05,
  royalty: 0.05,
  marketing: 0.02,
  staff: 4,
  wage: 16_000,
  power: 20_000,
  other: 12_000,
  loan: 0,
  loanInterest: 0.12,
  loanYears: 5,
};

const anyPlan = fc
  .record(
    Object.fromEntries(
      PLAN_FIELDS.map((field) => {
        const { min, max } = PLAN_BOUNDS[field];
        return [field, fc.double({ min, max, noNaN: true })];
      }),
    ) as Record<keyof Plan, fc.Arbitrary<number>>,
  )
  .map((plan) => readPlan(plan, KITCHEN));
/** Plans in which an order leaves something even when the careful scenario takes from it. */
const soundPlan = anyPlan.filter((plan) => orderOf(planOf(plan, 'careful')).left > 0);

const always = (name: string, plans: typeof anyPlan, check: (plan: Plan) => void) =>
  test(name, () => fc.assert(fc.property(plans, check)));

const nearly = (value: number) => Math.max(1, Math.abs(value)) * 1e-6;

describe('whatever the plan', () => {
  always(
    'the items of the investment add up, and the cash curve begins with what is not borrowed',
    anyPlan,
    (plan) => {
      const { investment, cash, loan } = resultOf(plan);
      const { total, ...items } = investment;
      const sum = Object.values(items).reduce((all, item) => all + item, 0);
      expect(Math.abs(sum - total)).toBeLessThan(nearly(total));
      expect(loan.amount).toBeLessThanOrEqual(total);
      expect(cash[0]).toBe(loan.amount - total);
      expect(cash).toHaveLength(MONTHS + 1);
    },
  );

  always('a month is what customers pay, less every cost', anyPlan, (plan) => {
    const { orders: _, billed, earned: __, profit, ...costs } = monthOf(plan);
    const left = Object.values(costs).reduce((rest, cost) => rest - cost, billed);
    expect(Math.abs(left - profit)).toBeLessThan(nearly(billed));
  });

  always('the cash curve is the sum of its months', anyPlan, (plan) => {
    const settled = resultOf({ ...plan, rampMonths: 0 });
    const { cash, loan, month, investment } = settled;
    const paid = Math.min(MONTHS, loan.months) * loan.emi;
    const end = loan.amount - investment.total + MONTHS * month.profit - paid;
    expect(Math.abs((cash.at(-1) ?? 0) - end)).toBeLessThan(
      nearly(MONTHS * month.billed + paid + investment.total),
    );
  });

  always('the five years hold every month once, and end where the curve ends', anyPlan, (plan) => {
    const result = resultOf(plan);
    const years = yearsOf(result);
    const [begin = 0] = result.cash;
    const end = years.reduce((cash, year) => cash + year.profit - year.instalments, begin);
    expect(years).toHaveLength(5);
    expect(years.at(-1)?.cash).toBe(result.cash.at(-1));
    expect(Math.abs(end - (years.at(-1)?.cash ?? 0))).toBeLessThan(
      nearly(MONTHS * result.month.billed + result.loan.emi * MONTHS + result.investment.total),
    );
  });

  always('its lowest point is on it, and nothing lies lower', anyPlan, (plan) => {
    const { cash, low } = resultOf(plan);
    expect(cash[low.month]).toBe(low.cash);
    expect(cash.every((money) => money >= low.cash)).toBe(true);
  });
});

describe('where an order leaves something', () => {
  test('more orders never worsen a month, the payback or the lowest point', () => {
    fc.assert(
      fc.property(soundPlan, fc.integer({ min: 1, max: 500 }), (plan, more) => {
        const few = resultOf(plan);
        const many = resultOf({ ...plan, ordersPerDay: plan.ordersPerDay + more });
        expect(many.month.profit).toBeGreaterThanOrEqual(few.month.profit);
        expect(many.low.cash).toBeGreaterThanOrEqual(few.low.cash - nearly(few.low.cash));
        expect(many.paybackMonth ?? MONTHS + 1).toBeLessThanOrEqual(few.paybackMonth ?? MONTHS + 1);
      }),
    );
  });

  always('at the break-even a month pays for itself and the instalment', soundPlan, (plan) => {
    const { breakEvenOrders } = resultOf(plan);
    const { cashPerMonth, month } = resultOf({ ...plan, ordersPerDay: breakEvenOrders ?? 0 });
    expect(Math.abs(cashPerMonth)).toBeLessThan(nearly(month.billed));
  });

  always(
    'the careful scenario earns no more than the expected one, and the good one no less',
    soundPlan,
    (plan) => {
      const [careful, expected, good] = SCENARIOS.map((scenario) =>
        resultOf(planOf(plan, scenario)),
      );
      const slack = nearly(good?.month.billed ?? 0);
      expect(careful?.month.profit).toBeLessThanOrEqual((expected?.month.profit ?? 0) + slack);
      expect(expected?.month.profit).toBeLessThanOrEqual((good?.month.profit ?? 0) + slack);
    },
  );
});

test('where an order loses money there is no break-even and no payback', () => {
  const { breakEvenOrders, paybackMonth } = resultOf({ ...KITCHEN, foodCost: 0.9 });
  expect([breakEvenOrders, paybackMonth]).toEqual([null, null]);
});

test('values beyond their bounds, and what is no number, are brought back', () => {
  const plan = readPlan({ areaSqFt: 1e9, foodCost: -3, wage: Number.NaN }, KITCHEN);
  expect(plan).toEqual({ ...KITCHEN, areaSqFt: PLAN_BOUNDS.areaSqFt.max, foodCost: 0 });
});

test('a loan is paid back to the last rupee, with ever less interest', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 1, max: 50_000_000, noNaN: true }),
      fc.integer({ min: 0, max: 72 }).map((step) => step * 0.005),
      fc.integer({ min: 1, max: 15 }),
      (amount, yearly, years) => {
        const { emi, months, interest } = loanOf(amount, yearly, years);
        const paid = emi * months - interest.reduce((sum, part) => sum + part, 0);
        expect(Math.abs(paid - amount)).toBeLessThan(nearly(amount));
        expect(
          interest.every((part, at) => at === 0 || part <= (interest[at - 1] ?? 0) + 1e-6),
        ).toBe(true);
      },
    ),
  );
});

/** As docs/payback.md works them with a pencil: to open, month, break-even, payback, lowest, after five years. */
const BY_HAND = [
  [1_424_000, 78_302, 46.4, 24, -1_480_339.5, 2_867_591.5],
  [5_940_000, 215_886, 201.4, 33, -4_742_018, 7_070_010],
  [872_500, -30_540, 60.04, null, -2_811_580, -2_811_580],
] as const;

test.each(loadExamples().map((example, at) => [example.name, example, BY_HAND[at]] as const))(
  'a pencil agrees: %s',
  (_name, example, [total, month, breakEven, payback, low, end] = BY_HAND[0]) => {
    const result = resultOf(planOfChoice(testLab(), { ...example, given: example.plan }));
    expect(result.investment.total).toBe(total);
    expect(result.cashPerMonth).toBeCloseTo(month, -1);
    expect(result.breakEvenOrders).toBeCloseTo(breakEven, 1);
    expect(result.paybackMonth).toBe(payback);
    expect(result.low.cash).toBeCloseTo(low, -1);
    expect(result.cash.at(-1)).toBeCloseTo(end, -1);
  },
);
