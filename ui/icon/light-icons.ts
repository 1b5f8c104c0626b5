import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const CREATE_ICON = fileURLToPath(new URL('create-icon.ts', import.meta.url));

/**
 * Gives browsers `create-icon.ts` in place of the icon package's own runtime, which is five times as
 * large and serves options that nothing of ours uses. Pages rendered at build keep the package's.
 */
export const lightIcons = (): Plugin => ({
  name: 'light-icons',
  enforce: 'pre',
  resolveId(source) {
    const isForBrowser = this.environment.config.consumer === 'client';
    return isForBrowser && source.endsWith('/createLucideIcon.mjs') ? CREATE_ICON : undefined;
  },
});
