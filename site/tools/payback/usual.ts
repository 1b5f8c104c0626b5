import type { FieldWords, PaybackContent } from '../../content/payback.ts';
import {
  type CityClass,
  layersOf,
  type PaybackModel,
  type Span,
  type UsualLayers,
} from '../../content/payback-layers.ts';
import type { Result } from './arithmetic.ts';
import { PLAN_FIELDS, type Plan, readPlan } from './plan.ts';

/** A figure of a model, word for word as the company states it. */
interface StatedFigure {
  label: string;
  text: string;
  against: 'investment' | 'revenue' | 'margin' | 'payback';
}

export interface LabModel {
  route: PaybackModel;
  name: string;
  stated: readonly StatedFigure[];
}

/** A brand with the middle price of its dishes, GST not included. */
export interface BrandPrice {
  slug: string;
  name: string;
  price: number;
}

/** Everything that the lab shows and counts with; it travels as JSON. */
export interface LabProps
  extends Pick<PaybackContent, 'cityNames' | 'groups' | 'dishesPerOrder' | 'without' | 'noScript'> {
  models: readonly LabModel[];
  brands: readonly BrandPrice[];
  fields: Readonly<Record<keyof Plan, FieldWords>>;
  usual: UsualLayers;
  /** Who states the stated ranges, and what they depend on. */
  figureNote: { note: string; terms: readonly { term: string; meaning: string }[] };
}

/** What a visitor chose, and what he changed of the usual values. */
export interface Choice {
  model: PaybackModel;
  city: CityClass;
  /** Slug of the brand whose prices make the average bill; none: all menus. */
  brand?: string | undefined;
  given: Partial<Plan>;
}

export interface LabResultsProps extends LabProps {
  choice: Choice;
  plan: Plan;
  result: Result;
}

type Usual = Pick<LabProps, 'usual' | 'dishesPerOrder' | 'brands'>;
export type Spans = Readonly<Record<keyof Plan, Span>>;

/** The middle of prices: half of the dishes cost less. */
export function medianOf(prices: readonly number[]): number {
  const sorted = [...prices].sort((left, right) => left - right);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}

/** What is usual for a choice, from least to most. An order pays dishes at menu prices, which are without taxes, and GST. */
export function spansOf(
  { usual, dishesPerOrder, brands }: Usual,
  { model, city, brand }: Omit<Choice, 'given'>,
): Spans {
  const layer = layersOf(usual, model, city);
  const prices = brands.map(({ price }) => price);
  const own = brands.find(({ slug }) => slug === brand)?.price ?? medianOf(prices);
  const bill = (price: number) =>
    Math.round(price * dishesPerOrder[model] * (1 + (layer.gst?.[1] ?? 0)));
  const averageBill = [bill(Math.min(...prices)), bill(own), bill(Math.max(...prices))];
  return { ...layer, averageBill } as unknown as Spans;
}

/** The plan that a choice makes: the usual values, and over them what was changed. */
export function planOfChoice(usual: Usual, choice: Choice): Plan {
  const spans = spansOf(usual, choice);
  const middle = Object.fromEntries(PLAN_FIELDS.map((field) => [field, spans[field][1]]));
  return readPlan(choice.given, middle as unknown as Plan);
}
