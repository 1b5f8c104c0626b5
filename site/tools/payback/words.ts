import type { FieldWords, PaybackContent } from '../../content/payback.ts';
import type { CityClass, PaybackModel, UsualLayers } from '../../content/payback-layers.ts';
import type { Plan } from './arithmetic/plan.ts';

/** A figure of a model as the company states it: the ends for drawing, the text word for word. */
export interface StatedRange {
  label: string;
  text: string;
  min: number;
  max: number;
  /** What of the result it is held against; money in rupees, months, shares of 100. */
  against: 'investment' | 'revenue' | 'margin' | 'payback';
}

export interface LabModel {
  route: PaybackModel;
  name: string;
  stated: readonly StatedRange[];
}

/** A brand with the middle price of its dishes, GST not included. */
export interface BrandPrice {
  slug: string;
  name: string;
  price: number;
}

/** Everything that the lab shows and counts with; it travels with the page as JSON. */
export interface LabProps {
  models: readonly LabModel[];
  brands: readonly BrandPrice[];
  cityNames: PaybackContent['cityNames'];
  groups: PaybackContent['groups'];
  fields: Readonly<Record<keyof Plan, FieldWords>>;
  usual: UsualLayers;
  dishesPerOrder: PaybackContent['dishesPerOrder'];
  without: PaybackContent['without'];
  noScript: string;
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
