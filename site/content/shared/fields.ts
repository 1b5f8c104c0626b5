import { z } from 'astro/zod';
import { isPublicAddress } from '../../../contract/public-address.ts';

/** Fields of an object that are plain texts, by their names. */
export const texts = <Name extends string>(...names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, z.string()])) as Record<Name, z.ZodString>;

/** A value, or the same marked as a sample. */
const marked = <Schema extends z.ZodType, Read>(
  schema: Schema,
  read: (value: z.output<Schema>) => Read,
) =>
  z.union([
    schema,
    z
      .strictObject({ value: schema, sample: z.literal(true) })
      .transform((entry) => read((entry as { value: z.output<Schema> }).value)),
  ]);

/** `{ value, sample: true }` while the owner has not confirmed it; both parse to the value. */
export const fact = <Schema extends z.ZodType>(schema: Schema) => marked(schema, (value) => value);

/** On the own machine yes, on an address that strangers reach no. */
export const showsSamples = (): boolean =>
  // Empty is unset, as for the server.
  !isPublicAddress(process.env.SITE_URL || 'http://localhost:3000');

/** What must not be made up, such as a company number: strangers get `undefined` for a sample. */
export const confirmedFact = <Schema extends z.ZodType>(schema: Schema) =>
  marked(schema, (value) => (showsSamples() ? value : undefined));

/** Phone number in E.164 form: plus sign, country code, number, no spaces. */
export const phoneSchema = z
  .string()
  .regex(/^\+[1-9]\d{7,14}$/, 'write it with +91 and ten digits, for example +919876543210')
  .meta({ description: 'With +91 and ten digits, without spaces, for example +919876543210.' });

export const webAddressSchema = z
  .url({ protocol: /^https$/, error: 'write the whole address, which begins with https://' })
  .meta({ description: 'The whole address, which begins with https://.' });

/** The title gets the company's short name appended: 52 characters keep the whole within 60. */
export const seoSchema = z.strictObject({
  title: z.string().min(5).max(52).meta({ title: 'Title in search results' }),
  description: z.string().min(50).max(155).meta({ title: 'Google description' }),
});
