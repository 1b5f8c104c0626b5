import type { Plugin } from 'vite';

/** As the build asks for it when the sheet gets a file of its own, and as it is. */
const SHEET = /\/charts\.min\.css(?:\?transform-only)?$/;
/** As tokens.css begins: whichever sheet comes first decides about the order. */
const LAYERS = '@layer tokens,base,components,sections,pages;';
const PROPERTY = /@property[^{]+\{[^}]*\}/g;

/**
 * Puts the sheet of charts.css into the layer of components, so that our own sheets win, and takes its
 * `@property` rules away: some have no initial value, which makes them invalid, and the build refuses them.
 */
export const chartsSheet = (): Plugin => ({
  name: 'charts-sheet',
  enforce: 'pre',
  transform(code, id) {
    if (!SHEET.test(id)) return undefined;
    return `${LAYERS}@layer components{${code.replace(PROPERTY, '')}}`;
  },
});
