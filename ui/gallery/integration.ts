import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** Where the gallery answers while `npm run dev` runs. */
export const GALLERY_PATH = '/_gallery';

/** Shows every primitive in every state at {@link GALLERY_PATH}, in development only. */
export function gallery(): AstroIntegration {
  return {
    name: 'yctfc-gallery',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        if (command !== 'dev') return;
        injectRoute({
          pattern: GALLERY_PATH,
          entrypoint: fileURLToPath(new URL('./gallery.astro', import.meta.url)),
          prerender: true,
        });
      },
    },
  };
}
