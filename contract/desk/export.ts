import * as v from 'valibot';

export const EXPORT_FORMATS = ['csv', 'xlsx'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** Rows of a page: more cost the server memory and are hardly quicker. */
export const EXPORT_PAGE = 2000;

/** Answer of `export_size` and `begin_export`. */
export const exportSizeSchema = v.object({
  leads: v.number(),
  /** Of them, whose visitor took the enquiry back. */
  no_contact: v.number(),
});
export type ExportSize = v.InferOutput<typeof exportSizeSchema>;

/** Answer of `desk_export`: rows as lists, since the names would be most of what is sent. */
export const exportPageSchema = v.object({
  columns: v.array(v.string()),
  rows: v.array(v.array(v.unknown())),
  /** `after` of the next page, which may be empty; null at the end. */
  next: v.nullable(v.string()),
});
export type ExportPage = v.InferOutput<typeof exportPageSchema>;
