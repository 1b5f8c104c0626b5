import * as v from 'valibot';
import { nameSchema, pathSchema } from './content.ts';

/** Body of `POST /restore`: a field, a file or everything as it was before that commit. 409 where it is so already. */
export const restoreSchema = v.object({
  commit: v.pipe(nameSchema, v.hexadecimal()),
  id: v.optional(nameSchema),
  path: v.optional(pathSchema),
});

/** Answer of `GET /desk/content/history?id=` (without id: of everything), the newest first, 50 at most. */
export const historySchema = v.array(
  v.object({
    commit: v.string(),
    at: v.string(),
    by: v.string(),
    /** Each change in plain words: “Kulhad chai, price: 40 → 45”. */
    changes: v.array(
      v.object({
        id: v.string(),
        title: v.string(),
        path: v.nullable(pathSchema),
        words: v.string(),
      }),
    ),
    isPublished: v.boolean(),
    /** There was something before it to go back to. */
    hasBefore: v.boolean(),
  }),
);
