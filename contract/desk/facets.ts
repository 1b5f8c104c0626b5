import * as v from 'valibot';

/** Fields whose values are suggested. */
export const FACETS = ['city', 'source', 'campaign', 'model', 'brand', 'tag'] as const;
export type Facet = (typeof FACETS)[number];

/** Answer of `desk_facets`: values that the newest leads hold, the most frequent first. */
export const facetsSchema = v.object({
  fields: v.object(
    v.entriesFromList(FACETS, v.array(v.object({ value: v.string(), leads: v.number() }))),
  ),
});
export type Facets = v.InferOutput<typeof facetsSchema>;
