import { z } from 'astro/zod';
import { texts } from '../shared/fields.ts';

const text = z.strictObject(texts('heading', 'lead'));
const status = z.strictObject(texts('label', 'meaning', 'action'));

export const citiesWords = {
  statuses: z.strictObject({ open: status, talking: status, taken: status, unknown: status }),
  search: z.strictObject(
    texts('label', 'hint', 'action', 'none', 'noneAction', 'pinFound', 'withoutScript'),
  ),
  list: text,
  note: z.strictObject({ heading: z.string(), points: z.array(z.string()).min(1) }),
  closing: text.extend({ action: z.string() }),
};

export const outletsWords = {
  /** Where no outlet is listed. */
  empty: z.strictObject(texts('heading', 'text', 'chat', 'menus', 'message')),
  /** The published number of places, with what stands behind it; `story` is an entry of `content/media/`. */
  stated: z.strictObject(texts('figure', 'note', 'link', 'story')),
  outlet: z.strictObject(texts('directions', 'call', 'since', 'hours', 'brands')),
  offices: text,
  closing: text,
};
