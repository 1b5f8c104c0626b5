import { z } from 'astro/zod';
import { confirmedFact, texts } from '../shared/fields.ts';

/** Where we stand in a city; a city without one says "ask us". */
const CITY_STATUSES = ['open', 'talking', 'taken'] as const;

/** One entry of `content/cities.yaml`. */
export const citySchema = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z-]+$/, 'write it like new-delhi')
    .meta({ description: 'Small letters and hyphens, for example new-delhi.' }),
  /** As `contract/desk/cities.json` has it, so that the desk recognises it. */
  ...texts('name', 'state'),
  pins: z
    .array(
      z
        .string()
        .regex(/^[1-9]\d\d$/, 'the first three digits of a PIN code')
        .meta({ description: 'The first three digits of a PIN code.' }),
    )
    .min(1)
    .meta({
      title: 'How its PIN codes begin',
      description: "How PIN codes of the city begin: India Post's sorting districts.",
    }),
  status: confirmedFact(z.enum(CITY_STATUSES)).optional().meta({ title: 'Where we stand there' }),
});

export type City = z.output<typeof citySchema>;
