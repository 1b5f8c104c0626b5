import { z } from 'astro/zod';

/**
 * Words for search results. The page's title gets the company's short name appended, so 52
 * characters here keep the whole within 60.
 */
export const seoSchema = z.strictObject({
  title: z.string().min(5).max(52).meta({ title: 'Title in search results' }),
  description: z.string().min(50).max(155).meta({ title: 'Words in search results' }),
});
