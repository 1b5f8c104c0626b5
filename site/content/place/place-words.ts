import { z } from 'astro/zod';

const text = z.strictObject({ heading: z.string(), lead: z.string() });
const status = z.strictObject({ label: z.string(), meaning: z.string(), action: z.string() });

/** Texts of `content/pages/cities.yaml` besides its hero. */
export const citiesWords = {
  statuses: z.strictObject({ open: status, talking: status, taken: status, unknown: status }),
  search: z.strictObject({
    label: z.string(),
    hint: z.string(),
    action: z.string(),
    none: z.string(),
    noneAction: z.string(),
    pinFound: z.string(),
    pinNone: z.string(),
    more: z.string(),
    withoutScript: z.string(),
  }),
  list: text,
  note: z.strictObject({ heading: z.string(), points: z.array(z.string()).min(1) }),
  closing: text.extend({ action: z.string() }),
};

/** Texts of `content/pages/outlets.yaml` besides its hero. */
export const outletsWords = {
  /** Where no outlet is listed. */
  empty: z.strictObject({
    heading: z.string(),
    text: z.string(),
    chat: z.string(),
    menus: z.string(),
    message: z.string(),
  }),
  /** The published number of places, with what stands behind it; `story` is an entry of `content/media/`. */
  stated: z.strictObject({
    figure: z.string(),
    note: z.string(),
    link: z.string(),
    story: z.string(),
  }),
  search: z.strictObject({
    label: z.string(),
    hint: z.string(),
    near: z.string(),
    invalid: z.string(),
    /** By how many leading digits two PIN codes share at least. */
    nearness: z.strictObject({ '6': z.string(), '3': z.string(), '2': z.string() }),
    withoutScript: z.string(),
  }),
  outlet: z.strictObject({
    directions: z.string(),
    call: z.string(),
    since: z.string(),
    hours: z.string(),
    brands: z.string(),
  }),
  offices: text,
  closing: text,
};

const cities = z.strictObject(citiesWords).shape;
const outlets = z.strictObject(outletsWords).shape;

export type CityStatusWords = z.output<typeof cities.statuses>;
export type CitySearchWords = z.output<typeof cities.search>;
export type OutletSearchWords = z.output<typeof outlets.search>;
export type OutletWords = z.output<typeof outlets.outlet>;
