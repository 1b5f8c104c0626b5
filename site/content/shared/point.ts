import { z } from 'astro/zod';
import { fact, texts } from './fields.ts';

const pointSchema = z.strictObject(texts('title', 'text'));

/** A list of points under one heading; `{ value, sample: true }` while they are not confirmed. */
export const pointListSchema = z.strictObject({
  heading: z.string(),
  lead: z.string().optional(),
  items: fact(z.array(pointSchema).min(3)),
});

export type Point = z.output<typeof pointSchema>;
export type PointList = z.output<typeof pointListSchema>;
