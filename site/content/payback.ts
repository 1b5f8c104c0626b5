import { z } from 'astro/zod';
import { PLAN_BOUNDS, PLAN_FIELDS, type Plan } from '../tools/payback/plan.ts';
import { heroSchema } from './page/page.ts';
import { CITY_CLASSES, FIELD_GROUPS, layersOf, PAYBACK_MODELS } from './payback-layers.ts';
import { fact, seoSchema, texts } from './shared/fields.ts';

const fields = z.enum(PLAN_FIELDS as [keyof Plan, ...(keyof Plan)[]]);

/** `[least, usual, most]`; shares from 0 to 1, money in rupees. */
const spanSchema = z
  .tuple([z.number().min(0), z.number().min(0), z.number().min(0)])
  .refine(
    ([least, usual, most]) => least <= usual && usual <= most,
    'write [least, usual, most], from small to large',
  );

/** Usual values of some fields; the bounds of the calculator hold for each. */
const layerSchema = z.partialRecord(fields, spanSchema).superRefine((layer, { addIssue }) => {
  for (const [field, [least, , most]] of Object.entries(layer)) {
    const { min, max } = PLAN_BOUNDS[field as keyof Plan];
    if (least >= min && most <= max) continue;
    addIssue({ code: 'custom', path: [field], message: `must lie from ${min} to ${max}` });
  }
});

const cities = z.record(z.enum(CITY_CLASSES), fact(layerSchema));

const fieldSchema = z.strictObject({
  label: z.string().max(40),
  ...texts('meaning', 'basis'),
  unit: z.enum(['rupees', 'percent', 'count']),
  /** Stands after the value: `sq ft`. */
  after: z.string().optional(),
  group: z.enum(FIELD_GROUPS),
  /** Asked at once; the others are folded. */
  isFirst: z.literal(true).optional(),
});

const exampleSchema = z.strictObject({
  name: z.string(),
  model: z.enum(PAYBACK_MODELS),
  city: z.enum(CITY_CLASSES),
  story: z.string(),
  /** What differs from the usual values. */
  plan: z.partialRecord(fields, z.number()),
});

/** `content/payback.yaml`: words, usual values and worked examples of the payback lab. */
export const paybackSchema = z
  .strictObject({
    seo: seoSchema,
    hero: heroSchema,
    cityNames: z.record(z.enum(CITY_CLASSES), z.string()),
    groups: z.record(z.enum(FIELD_GROUPS), z.string()),
    fields: z.record(fields, fieldSchema),
    /** Later layers win: everybody, the city class, the model, the model in the city class. */
    usual: z.strictObject({
      all: fact(layerSchema),
      cities,
      models: z.record(z.enum(PAYBACK_MODELS), fact(layerSchema)),
      modelsInCities: z.record(z.enum(PAYBACK_MODELS), cities),
    }),
    /** Dishes in an average order; its price comes from the menus. */
    dishesPerOrder: z.record(z.enum(PAYBACK_MODELS), fact(z.number().positive().max(10))),
    without: z.strictObject({ heading: z.string(), items: z.array(z.string()).min(3) }),
    noScript: z.string(),
    examples: z.strictObject({
      ...texts('heading', 'lead'),
      items: z.array(exampleSchema).length(3),
    }),
    costs: z.strictObject(texts('heading', 'lead', 'caption')),
    closing: z.strictObject(texts('heading', 'lead', 'action')),
  })
  .superRefine(({ usual }, { addIssue }) => {
    for (const model of PAYBACK_MODELS) {
      for (const city of CITY_CLASSES) {
        const known = layersOf(usual, model, city);
        for (const field of PLAN_FIELDS) {
          if (field === 'averageBill' || known[field]) continue;
          const message = `no layer says what is usual for ${model} in ${city}`;
          addIssue({ code: 'custom', path: ['usual', field], message });
        }
      }
    }
  });

export type PaybackContent = z.output<typeof paybackSchema>;
export type FieldWords = PaybackContent['fields'][keyof Plan];
export type WorkedExample = PaybackContent['examples']['items'][number];
