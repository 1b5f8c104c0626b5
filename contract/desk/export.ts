import * as v from 'valibot';

export const EXPORT_FORMATS = ['csv', 'xlsx'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** Of an Excel workbook, whose library holds all of it in memory: 0.8 GB for so many with every column. */
export const MAX_WORKBOOK_LEADS = 100_000;

/** Answer of `export_size`. */
export const exportSizeSchema = v.object({
  leads: v.number(),
  /** Of them, whose visitor took the enquiry back. */
  no_contact: v.number(),
});
export type ExportSize = v.InferOutput<typeof exportSizeSchema>;

/** Answer of `begin_export`. */
export const begunExportSchema = v.object({
  ...exportSizeSchema.entries,
  /** Its id, by which pages are asked for. */
  export: v.string(),
  /** Opens the file at `EXPORT_FILE` once, within a minute. */
  ticket: v.string(),
});

/** Answer of `export_progress`. */
export const exportProgressSchema = v.object({
  /** Leads that have been written. */
  written: v.number(),
  is_over: v.boolean(),
  /** Whether the last lead was written. */
  is_whole: v.boolean(),
});

/** Address of our own server that answers a begun export as a file, when its ticket is posted as a form. */
export const EXPORT_FILE = '/desk/export';

/** Answer of `desk_export`: rows as lists, since the names would be most of what is sent. */
export const exportPageSchema = v.object({
  columns: v.array(v.string()),
  rows: v.array(v.array(v.unknown())),
  /** `after` of the next page; null behind the last. */
  next: v.nullable(v.number()),
});
export type ExportPage = v.InferOutput<typeof exportPageSchema>;
