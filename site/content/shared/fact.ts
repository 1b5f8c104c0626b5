import { z } from 'astro/zod';
import { isPublicAddress } from '../../../contract/public-address.ts';

/** `{ value, sample: true }` while the owner has not confirmed it; both parse to the value. */
export const fact = <Schema extends z.ZodType>(schema: Schema) =>
  z.union([
    schema,
    z
      .strictObject({ value: schema, sample: z.literal(true) })
      .transform((entry) => (entry as { value: z.output<Schema> }).value),
  ]);

/** On the own machine yes, on an address that strangers reach no. */
export const showsSamples = (): boolean =>
  // Empty is unset, as for the server.
  !isPublicAddress(process.env.SITE_URL || 'http://localhost:3000');

/** A fact that must not be made up, such as a company number or a person's name: as a sample it
 * parses to `undefined` wherever `showsSamples` says no, and pages leave it out. */
export const confirmedFact = <Schema extends z.ZodType>(schema: Schema) =>
  z.union([
    schema,
    z
      .strictObject({ value: schema, sample: z.literal(true) })
      .transform((entry) =>
        showsSamples() ? (entry as { value: z.output<Schema> }).value : undefined,
      ),
  ]);

/** Phone number in E.164 form: plus sign, country code, number, no spaces. */
export const phoneSchema = z
  .string()
  .regex(/^\+[1-9]\d{7,14}$/, 'write it with +91 and ten digits, for example +919876543210')
  .meta({ description: 'With +91 and ten digits, without spaces, for example +919876543210.' });
