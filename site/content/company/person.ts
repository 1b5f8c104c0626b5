import { z } from 'astro/zod';

/** `content/people.yaml`: directors and managers. */
export const personSchema = z.strictObject({
  id: z.string(),
  order: z.number().int().positive(),
  name: z.string(),
  designation: z.string(),
  group: z.enum(['board', 'management']),
  /** Cloth of the monogram: a file of `content/patterns`. */
  pattern: z.enum(['truck', 'gali', 'idli', 'chini', 'mystic', 'burger', 'smoky']),
  sample: z.literal(true).optional(),
});

export type Person = z.output<typeof personSchema>;
