import * as v from 'valibot';
import { listFilterSchema } from './list.ts';

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
