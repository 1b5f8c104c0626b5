import { z } from 'astro/zod';
import { fact } from '../shared/fact.ts';

/** `content/courses/<slug>.yaml`. */
export const courseSchema = z.strictObject({
  name: z.string(),
  order: z.number().int().positive(),
  hours: fact(z.number().int().positive()).meta({
    title: 'Hours of teaching',
    description: 'In all.',
  }),
  summary: fact(z.string()),
  /** What the course spends most hours on, a few words each. */
  topics: fact(z.array(z.string()).length(3)),
});

export type Course = z.output<typeof courseSchema>;
