import * as v from 'valibot';
import { listFilterSchema } from './list.ts';

/** Fields whose values are suggested. */
export const FACETS = ['city', 'source', 'campaign', 'model', 'brand', 'tag'] as const;
export type Facet = (typeof FACETS)[number];

/** Answer of `desk_facets`: values that the newest leads hold, the most frequent first. */
export const facetsSchema = v.object({
  /** How many of the newest leads were looked at; `leads` counts among these. */
  looked_at: v.number(),
  fields: v.object(
    v.entriesFromList(FACETS, v.array(v.object({ value: v.string(), leads: v.number() }))),
  ),
});
export type Facets = v.InferOutput<typeof facetsSchema>;

/** Answer of `desk_views`: filters that the account keeps. */
export const viewsSchema = v.array(
  v.object({
    id: v.string(),
    name: v.string(),
    // One that a later version has kept may hold what this one does not know.
    filter: v.fallback(listFilterSchema, {}),
  }),
);
export type SavedView = v.InferOutput<typeof viewsSchema>[number];
