import { z } from 'astro/zod';

/** An address elsewhere on the web. */
export const webAddressSchema = z
  .url({ protocol: /^https$/, error: 'write the whole address, which begins with https://' })
  .meta({ description: 'The whole address, which begins with https://.' });
