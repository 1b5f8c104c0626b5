import manifest from '../package.json' with { type: 'json' };

/** The oldest browsers of package.json as Vite names them. Samsung Internet 18 is the Chrome 99 in the list. */
export const SCRIPT_TARGET = manifest.browserslist
  .filter((browser) => !browser.startsWith('samsung'))
  .map((browser) => browser.replace('ios_saf', 'ios').replace(' ', ''));
