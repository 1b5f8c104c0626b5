import { z } from 'astro/zod';

const ends = { min: z.number().positive(), max: z.number().positive() };
const isOrdered = ({ min, max }: { min: number; max: number }) => min <= max;
const message = 'min must not be above max';

/** A published figure from `min` to `max`. */
export const rangeSchema = z.strictObject(ends).refine(isOrdered, message);

/** A range that says what it counts: `{ min: 8, max: 10, unit: brands }`. */
export const countedRangeSchema = z
  .strictObject({ ...ends, unit: z.string() })
  .refine(isOrdered, message);
