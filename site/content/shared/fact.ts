import { z } from 'astro/zod';

/**
 * A business fact: either the value itself, or `{ value, sample: true }` while the owner has not
 * confirmed it. Both parse to the plain value, so pages need not know the difference.
 */
export const fact = <Schema extends z.ZodType>(schema: Schema) =>
  z.union([
    schema,
    z
      .strictObject({ value: schema, sample: z.literal(true) })
      .transform((entry) => (entry as { value: z.output<Schema> }).value),
  ]);

/** Phone number in E.164 form: plus sign, country code, number, no spaces. */
export const phoneSchema = z
  .string()
  .regex(/^\+[1-9]\d{7,14}$/, 'write the phone number in E.164 form, for example +919876543210');
