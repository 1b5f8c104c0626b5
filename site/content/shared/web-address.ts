import { z } from 'astro/zod';

export const webAddressSchema = z
  .url({ protocol: /^https$/, error: 'write the whole address, which begins with https://' })
  .meta({ description: 'The whole address, which begins with https://.' });
