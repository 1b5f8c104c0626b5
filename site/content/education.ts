import { z } from 'astro/zod';
import { claimPhrase } from './claims/claim-fields.ts';
import { ENDS_BEFORE, endsLater } from './shared/day.ts';
import { fact, texts } from './shared/fields.ts';
import { pointListSchema } from './shared/point.ts';

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

export const educationWords = {
  enrolLabel: z.string(),
  /** Shown while the build's date lies between `from` and `until`; a missing date leaves that end open. */
  admission: z
    .strictObject({
      ...texts('label', 'text'),
      note: fact(z.string()),
      action: z.string(),
      from: z.iso.date().optional(),
      until: z.iso.date().optional(),
    })
    .refine(endsLater, ENDS_BEFORE),
  intro: z.strictObject({ heading: z.string(), lead: z.string(), points: z.array(z.string()) }),
  courses: z.strictObject(texts('heading', 'lead', 'hoursLabel')),
  placement: z.strictObject({
    heading: z.string(),
    claim: claimPhrase,
    meaning: z.string(),
    support: fact(z.array(z.string())),
  }),
  skills: pointListSchema,
  closing: z.strictObject(texts('heading', 'lead', 'action')),
};
