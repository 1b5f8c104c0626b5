import { z } from 'astro/zod';
import { brandSlug } from '../brand/brand-slug.ts';
import { phoneSchema, texts, webAddressSchema } from '../shared/fields.ts';

const DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const;
const time = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'write the hour as "11:00"')
  .meta({ description: 'In 24 hours: 11:00, 22:30.' });

/** `24:00` is not an hour: a place that closes at midnight closes at 23:59. */
export const hoursSchema = z
  .array(z.strictObject({ days: z.array(z.enum(DAYS)).min(1), opens: time, closes: time }))
  .min(1);

export const geoSchema = z.strictObject({
  latitude: z.number().min(6).max(38),
  longitude: z.number().min(68).max(98),
});

/** None of it can be a sample: an address that nobody has confirmed costs a guest an evening. */
export const outletSchema = z.strictObject({
  ...texts('name', 'street', 'city'),
  region: z.string().meta({ title: 'State' }),
  postalCode: z
    .string()
    .regex(/^[1-9]\d{5}$/, 'a PIN code has six digits')
    .meta({ title: 'PIN code', description: 'Six digits, without a space.' }),
  landmark: z.string().optional(),
  hours: hoursSchema,
  geo: geoSchema.optional().meta({ title: 'Coordinates' }),
  brands: z
    .array(brandSlug)
    .min(1)
    .meta({ title: 'Brands', description: 'Slugs of `content/brands/`.' }),
  phone: phoneSchema,
  mapLink: webAddressSchema.meta({ title: 'Address on the map' }),
  since: z
    .string()
    .regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'write "2025-04"')
    .meta({ title: 'Month of the opening', description: 'Year and month: 2025-04.' }),
});

export type OutletContent = z.output<typeof outletSchema>;
export type OpeningHours = z.output<typeof hoursSchema>;
export type OutletDay = (typeof DAYS)[number];
