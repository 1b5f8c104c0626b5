import { readFile } from 'node:fs/promises';

/** The drawing of a brand's sign, an SVG. */
export const readLogo = (slug: string): Promise<string> =>
  readFile(`content/brands/${slug}/logo.svg`, 'utf8');
