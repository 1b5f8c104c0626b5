import type { Plan } from '../tools/payback/plan.ts';

export const PAYBACK_MODELS = ['singleBrand', 'multiBrand', 'cloudKitchen'] as const;
export const CITY_CLASSES = ['metro', 'largeCity', 'town'] as const;
export const FIELD_GROUPS = ['place', 'start', 'sales', 'order', 'month', 'money'] as const;
export type PaybackModel = (typeof PAYBACK_MODELS)[number];
export type CityClass = (typeof CITY_CLASSES)[number];

export type Span = readonly [least: number, usual: number, most: number];
type Layer = { readonly [Field in keyof Plan]?: Span | undefined };

/** Usual values as the content keeps them: later layers win. */
export interface UsualLayers {
  all: Layer;
  cities: Readonly<Record<CityClass, Layer>>;
  models: Readonly<Record<PaybackModel, Layer>>;
  modelsInCities: Readonly<Record<PaybackModel, Readonly<Record<CityClass, Layer>>>>;
}

/** What is usual for a model in a class of city; all but the average bill, which the menus say. */
export const layersOf = (usual: UsualLayers, model: PaybackModel, city: CityClass): Layer => ({
  ...usual.all,
  ...usual.cities[city],
  ...usual.models[model],
  ...usual.modelsInCities[model][city],
});
