import type { ClientDirective } from 'astro';
import { whenPainted } from './when-painted.ts';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:painted'?: boolean;
  }
}

/**
 * `client:painted`: an island of the first screen that comes once the page is painted. `client:visible` and
 * `client:idle` ask for its programs in the frame before, beside the page's letters.
 */
const painted: ClientDirective = (load) => {
  whenPainted(async () => {
    const hydrate = await load();
    await hydrate();
  });
};

export default painted;
