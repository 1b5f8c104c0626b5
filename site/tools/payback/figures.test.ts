import { describe, expect, test } from 'vitest';
import { testLab } from '../../testing/lab.ts';
import { editable, monthWords, readable, rupees, shortRupees, typed } from './figures.ts';
import { FIRST_CHOICE, readAddress, writeAddress } from './payback-lab.tsx';
import { PLAN_BOUNDS, readPlan } from './plan.ts';
import { medianOf, planOfChoice, spansOf } from './usual.ts';

const lab = testLab();

describe('figures', () => {
  test('are grouped as in India, and a loss is called one', () => {
    expect(rupees(1_234_567.4)).toBe('₹12,34,567');
    expect(rupees(-12_000)).toBe('−\u2060₹12,000');
    expect(monthWords(-5000)).toBe('Loss of ₹5,000');
    expect(shortRupees(-12_340_000)).toBe('−\u2060₹1.2 Crore');
    expect(shortRupees(0)).toBe('₹0 Lakhs');
  });

  test('are read as people write them', () => {
    const share = { unit: 'percent' } as const;
    expect(typed('₹ 3,00,000', { unit: 'rupees' })).toBe(300_000);
    expect(typed('32.5 %', share)).toBeCloseTo(0.325, 9);
    expect(typed('12a', share)).toBeNull();
    expect(typed('', share)).toBeNull();
    expect(editable(0.325, share)).toBe('32.5');
    expect(readable(450, { unit: 'count', after: 'sq ft' })).toBe('450 sq ft');
  });
});

describe('usual values', () => {
  test('the average bill is the middle menu price, times the dishes, with GST', () => {
    expect(medianOf([90, 250, 110, 130])).toBe(120);
    expect(spansOf(lab, { model: 'singleBrand', city: 'town' }).averageBill).toEqual([
      168, 252, 437,
    ]);
    expect(
      spansOf(lab, { model: 'singleBrand', city: 'town', brand: 'burger' }).averageBill[1],
    ).toBe(437);
  });

  test('every value of every model and city lies within the bounds of the lab', () => {
    for (const model of ['singleBrand', 'multiBrand', 'cloudKitchen'] as const) {
      for (const city of ['metro', 'largeCity', 'town'] as const) {
        const plan = planOfChoice(lab, { model, city, given: {} });
        expect(readPlan(plan, plan)).toEqual(plan);
        expect(plan.averageBill).toBeLessThan(PLAN_BOUNDS.averageBill.max);
      }
    }
  });
});

describe('the address', () => {
  test('says only what differs, and brings it back', () => {
    const choice = {
      model: 'cloudKitchen',
      city: 'metro',
      brand: 'burger',
      given: { areaSqFt: 450, foodCost: 0.3 },
    } as const;
    const address = writeAddress(choice, planOfChoice(lab, choice));
    expect(address).toBe('?model=cloudKitchen&in=metro&menu=burger&areaSqFt=450&foodCost=0.3');
    expect(readAddress(address, lab.brands)).toEqual(choice);
    expect(writeAddress(FIRST_CHOICE, planOfChoice(lab, FIRST_CHOICE))).toBe('');
  });

  test.each(['?model=bank&in=moon&menu=none', '?areaSqFt=1e9&wage=-4&loan=x&__proto__=1'])(
    'leaves out what it does not know: %s',
    (search) => {
      expect(readAddress(search, lab.brands)).toEqual(FIRST_CHOICE);
    },
  );
});
