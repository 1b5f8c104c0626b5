import type { LocalImageService } from 'astro';
import sharpService from 'astro/assets/services/sharp';
import { makeOnce, versionsOf } from './build-cache.ts';

const VERSIONS = versionsOf('astro', 'sharp');

/** Astro's image service, which encodes a picture once for a machine: its own cache knows the clone's files by name,
 * and nothing of the encoder's settings or version. */
const cachedEncoder: LocalImageService = {
  ...sharpService,
  async transform(original, transform, config, logger) {
    const { src: _src, ...options } = transform;
    const inputs = [original, JSON.stringify([options, config.service.config]), VERSIONS];
    const data = await makeOnce('picture', inputs, async () => {
      const encoded = await sharpService.transform(original, transform, config, logger);
      return encoded.data;
    });
    return { data: new Uint8Array(data), format: options.format };
  },
};

export default cachedEncoder;
