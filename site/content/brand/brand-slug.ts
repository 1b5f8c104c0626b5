import { z } from 'astro/zod';

/** A brand by its slug, the name of its folder in `content/brands/`; a form offers those that there are. */
export const brandSlug = z.string().meta({ title: 'Brand', names: 'brand' });
