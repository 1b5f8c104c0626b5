import { z } from 'astro/zod';
import { CONTENT_LIMITS } from '../../../contract/desk/content/content-limits.ts';

type JsonSchema = Record<string, unknown>;

/** A brand that a field may name. */
export interface NamedBrand {
  slug: string;
  name: string;
}

/**
 * What a form has to know of the values of a file, as JSON Schema: their names, kinds and limits as they are written, so
 * with facts either plain or `{ value, sample: true }`.
 * @param brands that there are: a field that names one offers them
 */
export function formSchema(schema: z.ZodType, brands: readonly NamedBrand[] = []): JsonSchema {
  const written = z.toJSONSchema(schema, {
    io: 'input',
    reused: 'inline',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema._zod.def.type === 'date')
        Object.assign(jsonSchema, { type: 'string', format: 'date' });
      // The bound that `check-file.ts` holds for every text.
      if (jsonSchema.type === 'string' && !jsonSchema.enum && jsonSchema.const === undefined)
        jsonSchema.maxLength ??= CONTENT_LIMITS.maxFieldChars;
    },
  });
  return JSON.parse(JSON.stringify(written), (_key, part) =>
    offerBrands(joinDays(part), brands),
  ) as JsonSchema;
}

/** As in 2026-11-28. */
const DAY_CHARS = 10;

/** A day may stand bare or in quotes, which YAML tells apart and a form does not. */
function joinDays(part: unknown): unknown {
  const { anyOf, ...rest } = Object(part) as { anyOf?: readonly JsonSchema[] };
  const isDay = anyOf?.every(({ format }) => format === 'date');
  return isDay ? { ...rest, type: 'string', format: 'date', maxLength: DAY_CHARS } : part;
}

function offerBrands(part: unknown, brands: readonly NamedBrand[]): unknown {
  const { names, ...rest } = Object(part) as JsonSchema;
  if (names !== 'brand' || brands.length === 0) return part;
  return {
    ...rest,
    enum: brands.map(({ slug }) => slug),
    enumNames: brands.map(({ name }) => name),
  };
}
