import { CITY_CLASSES, PAYBACK_MODELS } from '../../content/payback/layers.ts';
import { PLAN_FIELDS, type Plan } from './arithmetic/plan.ts';
import type { Choice } from './words.ts';

/** What the lab shows before anybody chose. */
export const FIRST_CHOICE: Choice = { model: 'singleBrand', city: 'largeCity', given: {} };

/**
 * The query that leads back to a choice: only what differs from the usual, and nothing about a person.
 * @param plan values as they are counted with
 */
export function writeAddress({ model, city, brand, given }: Choice, plan: Plan): string {
  const query = new URLSearchParams();
  if (model !== FIRST_CHOICE.model) query.set('model', model);
  if (city !== FIRST_CHOICE.city) query.set('in', city);
  if (brand) query.set('menu', brand);
  for (const field of PLAN_FIELDS) {
    if (given[field] !== undefined) query.set(field, String(plan[field]));
  }
  return query.size ? `?${query}` : '';
}

/** Reads what `writeAddress` wrote. What is unknown or no number is left out; bounds are kept by `readPlan`. */
export function readAddress(search: string, brands: readonly { slug: string }[]): Choice {
  const query = new URLSearchParams(search);
  const given: Partial<Plan> = {};
  for (const field of PLAN_FIELDS) {
    const text = query.get(field);
    if (text && /^\d{1,9}(\.\d{1,3})?$/.test(text)) given[field] = Number(text);
  }
  const brand = brands.find(({ slug }) => slug === query.get('menu'))?.slug;
  return {
    model: PAYBACK_MODELS.find((model) => model === query.get('model')) ?? FIRST_CHOICE.model,
    city: CITY_CLASSES.find((city) => city === query.get('in')) ?? FIRST_CHOICE.city,
    ...(brand && { brand }),
    given,
  };
}
