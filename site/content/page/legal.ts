import { z } from 'astro/zod';

/** `content/legal/<slug>.md`. */
export const legalSchema = z.strictObject({
  title: z.string().max(52),
  description: z.string().min(50).max(155),
  heading: z.string(),
  lead: z.string(),
  /** When it took effect or was last changed, as printed. */
  dateLabel: z.string(),
  /** The same date for the sitemap: a day (`2024-01-01`) or, where none is printed, a month. */
  updated: z.string().regex(/^\d{4}-\d{2}(-\d{2})?$/, 'write "2024-01-01" or "2025-01"'),
});
