import {
  type CityClass,
  layersOf,
  type PaybackModel,
  type Span,
} from '../../content/payback-layers.ts';
import { PLAN_FIELDS, type Plan, readPlan } from './arithmetic/plan.ts';
import type { BrandPrice, Choice, LabProps } from './words.ts';

type Usual = Pick<LabProps, 'usual' | 'dishesPerOrder' | 'brands'>;

export type Spans = Readonly<Record<keyof Plan, Span>>;

/** The middle of prices: half of the dishes cost less. */
export function medianOf(prices: readonly number[]): number {
  const sorted = [...prices].sort((left, right) => left - right);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}

/** What an order pays: dishes at menu prices, which are without taxes, and GST. */
const billOf = (price: number, dishes: number, gst: number): number =>
  Math.round(price * dishes * (1 + gst));

function billSpan(
  brands: readonly BrandPrice[],
  dishes: number,
  gst: number,
  chosen: string | undefined,
): Span {
  const prices = brands.map(({ price }) => price);
  const own = brands.find(({ slug }) => slug === chosen)?.price;
  return [
    billOf(Math.min(...prices), dishes, gst),
    billOf(own ?? medianOf(prices), dishes, gst),
    billOf(Math.max(...prices), dishes, gst),
  ];
}

/** What is usual for a model in a class of city, from least to most. */
export function spansOf(
  { usual, dishesPerOrder, brands }: Usual,
  model: PaybackModel,
  city: CityClass,
  brand?: string,
): Spans {
  const layer = layersOf(usual, model, city);
  const gst = layer.gst?.[1] ?? 0;
  return { ...layer, averageBill: billSpan(brands, dishesPerOrder[model], gst, brand) } as Spans;
}

/** The usual values themselves. */
export const usualPlan = (spans: Spans): Plan =>
  Object.fromEntries(PLAN_FIELDS.map((field) => [field, spans[field][1]])) as unknown as Plan;

/** The plan that a choice makes: the usual values, and over them what was changed. */
export function planOfChoice(usual: Usual, { model, city, brand, given }: Choice): Plan {
  return readPlan(given, usualPlan(spansOf(usual, model, city, brand)));
}
