import * as v from 'valibot';
import { pathSchema } from './content.ts';

/**
 * Body of `POST /desk/content/restore`: brings a field of a file, a file, or everything back to what it was before the
 * save that made this commit. 409 where it is like that already.
 */
export const restoreSchema = v.object({
  commit: v.pipe(v.string(), v.hexadecimal()),
  id: v.optional(v.string()),
  path: v.optional(pathSchema),
});

/** Answer of `GET /desk/content/undo`: what an undo would change for visitors, from what they see now. */
export const undoSchema = v.array(
  v.object({ id: v.string(), title: v.string(), words: v.string() }),
);
