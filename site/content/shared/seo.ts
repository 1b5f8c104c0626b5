import { z } from 'astro/zod';

/** The title gets the company's short name appended: 52 characters keep the whole within 60. */
export const seoSchema = z.strictObject({
  title: z.string().min(5).max(52).meta({ title: 'Title in search results' }),
  description: z.string().min(50).max(155).meta({ title: 'Words in search results' }),
});
